import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** RFC 7914. These stand for every hash that is stored, since a hash does not name its own: they cannot change alone. */
const cost = { N: 16_384, r: 16, p: 1 };
const keyBytes = 64;

/** Twice what scrypt needs (128 · N · r bytes); node's own limit is exactly that and refuses it. */
const maxmem = 2 * 128 * cost.N * cost.r;

/** What is stored of a password: `salt:key` in hexadecimal. Takes a thread of node's pool for a tenth of a second. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${(await deriveKey(password, salt)).toString('hex')}`;
}

/** Whether this is the password that was hashed. Without a hash (null) it is not, and that takes as long. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  if (hash === null) {
    await hashPassword(password);
    return false;
  }
  const [salt, key] = hash.split(':');
  if (!salt || key?.length !== 2 * keyBytes) throw new Error('A stored password hash is not salt:key.');
  return timingSafeEqual(await deriveKey(password, salt), Buffer.from(key, 'hex'));
}

/** The salt is its text, not the bytes that it is written for. Passwords that look alike are one (NFKC). */
function deriveKey(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
