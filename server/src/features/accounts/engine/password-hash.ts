import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * RFC 7914 parameters of all stored hashes. A hash does not record its own parameters, so they cannot be changed
 * without migrating hashes.
 */
const cost = { N: 16_384, r: 16, p: 1 };
const keyBytes = 64;

/** Twice what scrypt needs (128 · N · r bytes); Node's default limit is exactly that and refuses it. */
const maxmem = 2 * 128 * cost.N * cost.r;

/**
 * Returns the hash to store for a password: `salt:key` in hexadecimal. Occupies a thread of Node's pool for a tenth of
 * a second.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await deriveKey(password, salt)).toString('hex')}`;
}

/** Whether the password matches the hash. Without a hash (null) it does not, which takes just as long. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash === null) {
    await hashPassword(password);
    return false;
  }
  const [salt, key] = hash.split(':');
  if (!salt || key?.length !== 2 * keyBytes) throw new Error('A stored password hash is not salt:key.');
  return timingSafeEqual(await deriveKey(password, salt), Buffer.from(key, 'hex'));
}

/** The salt is used as text, not as decoded bytes. Visually identical passwords are equal (NFKC). */
function deriveKey(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
