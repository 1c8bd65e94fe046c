import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Cost parameters of scrypt (RFC 7914). */
interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Cost of all stored hashes. A hash does not contain its cost, so a change of the cost requires a migration. */
const storedCost: ScryptCost = { N: 16_384, r: 16, p: 1 };
const keyBytes = 64;

/** Hashes and verifies passwords. */
export class PasswordHasher {
  readonly #cost: ScryptCost;

  /** @param cost {@link storedCost} on every real site; tests use a lower cost to save time */
  constructor(cost = storedCost) {
    this.#cost = cost;
  }

  /**
   * Returns the hash of a password, as `salt:key` in hexadecimal. Occupies a thread of Node's pool for about a tenth of
   * a second.
   */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${(await this.#deriveKey(password, salt)).toString('hex')}`;
  }

  /**
   * Returns whether the password matches the hash. If the hash is null, takes just as long and returns false.
   * @throws Error if the hash is malformed
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

  /**
   * Uses the salt's text as bytes, without hexadecimal decoding. Normalizes the password (NFKC), so that the
   * key does not depend on how a keyboard encodes a character.
   */
  #deriveKey(password: string, salt: string): Promise<Buffer> {
    const { N, r } = this.#cost;
    // Node requires a limit above the memory that scrypt needs.
    const options = { ...this.#cost, maxmem: 2 * 128 * N * r };
    return new Promise((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  }
}
