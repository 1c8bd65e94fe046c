import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost parameters of a hash (RFC 7914). */
interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Cost of all stored hashes. A hash does not record its own cost, so changing these parameters requires a migration.
 */
const storedCost: ScryptCost = { N: 16_384, r: 16, p: 1 };
const keyBytes = 64;

/** Hashes and verifies passwords. */
export class PasswordHasher {
  readonly #cost: ScryptCost;

  /** @param cost a lower cost for tests of other features; all hashes of a site have {@link storedCost} */
  constructor(cost = storedCost) {
    this.#cost = cost;
  }

  /**
   * Returns the hash to store for a password: `salt:key` in hexadecimal. Occupies a thread of Node's pool for a tenth
   * of a second.
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${(await this.#deriveKey(password, salt)).toString('hex')}`;
  }

  /**
   * Returns whether the password matches the hash. Without a hash (null), returns false after the same amount of time.
   */
  async verify(password: string, hash: string | null): Promise<boolean> {
    if (hash === null) {
      await this.hash(password);
      return false;
    }
    const [salt, key] = hash.split(':');
    if (!salt || key?.length !== 2 * keyBytes) throw new Error('A stored password hash is not salt:key.');
    return timingSafeEqual(await this.#deriveKey(password, salt), Buffer.from(key, 'hex'));
  }

  /** Uses the salt as text, not as decoded bytes. Visually identical passwords give the same key (NFKC). */
  #deriveKey(password: string, salt: string): Promise<Buffer> {
    const { N, r } = this.#cost;
    // Twice the memory that scrypt needs, because Node rejects a limit of exactly that amount.
    const options = { ...this.#cost, maxmem: 2 * 128 * N * r };
    return new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  }
}
