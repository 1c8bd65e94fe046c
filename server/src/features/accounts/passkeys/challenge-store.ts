import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { passkeyChallenges } from '../tables/passkeys.table.ts';

/** Time, in milliseconds, for answering a challenge. */
export const challengeLifetime = 5 * 60_000;

/** Stores challenges: random bytes that authenticators sign, so that a signed answer cannot be replayed. */
export class ChallengeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Creates a challenge for a login, whose account is not known yet. */
  async forLogin(): Promise<{ id: string; challenge: Buffer<ArrayBuffer> }> {
    return this.#issue(null);
  }

  /** Creates a challenge for adding a passkey to an account, and invalidates the account's previous challenge. */
  async forAccount(accountId: string): Promise<Buffer<ArrayBuffer>> {
    await this.#database.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId));
    const { challenge } = await this.#issue(accountId);
    return challenge;
  }

  /**
   * Uses up the challenge of a login.
   * @returns the challenge in base64url, or null if the id is unknown, already used or expired
   */
  async takeForLogin(id: string): Promise<string | null> {
    const [taken] = await this.#database
      .delete(passkeyChallenges)
      .where(and(eq(passkeyChallenges.id, id), isNull(passkeyChallenges.accountId), isAlive()))
      .returning();
    return taken?.challenge ?? null;
  }

  /**
   * Uses up the challenge of an account.
   * @param challenge the challenge, in base64url
   * @returns whether the account had this challenge and it had not expired
   */
  async takeForAccount(accountId: string, challenge: string): Promise<boolean> {
    const taken = await this.#database
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.accountId, accountId),
          eq(passkeyChallenges.challenge, challenge),
          isAlive(),
        ),
      );
    return taken.rowCount === 1;
  }

  async sweep(): Promise<void> {
    await this.#database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, siteClock.now()));
  }

  async #issue(accountId: string | null) {
    const challenge = randomBytes(32);
    const [row] = await this.#database
      .insert(passkeyChallenges)
      .values({
        challenge: challenge.toString('base64url'),
        accountId,
        expiresAt: new Date(siteClock.now().getTime() + challengeLifetime),
      })
      .returning({ id: passkeyChallenges.id });
    if (!row) throw new Error('The challenge was not stored.');
    return { id: row.id, challenge };
  }
}

const isAlive = () => gt(passkeyChallenges.expiresAt, siteClock.now());
