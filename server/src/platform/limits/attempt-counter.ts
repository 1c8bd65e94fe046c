import { createHash } from 'node:crypto';
import { eq, lt, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { TooManyAttemptsError } from '../http/request-error.ts';
import { loginFailures } from './login-failures.table.ts';

/** Number of attempts without a wait (`free`), and the waiting times before the attempts that follow. */
export interface AttemptLimit {
  readonly free: number;
  /** Seconds to wait before the first attempt after the `free` ones, doubled for each later attempt. */
  readonly firstWait: number;
  /** Maximum waiting time in seconds; {@link defaultMaxWait} if absent. */
  readonly maxWait?: number;
}

const defaultMaxWait = 900;
/** The count starts again after this many seconds without an attempt. */
const forgetAfter = 3600;

/** Counts the attempts for each key. The counts are in the database, so all processes of the site share them. */
export class AttemptCounter {
  readonly #database: Database;
  /**
   * Time until which this process blocks each key, in milliseconds of performance.now(). Kept in memory, so that a
   * flood of attempts causes no queries.
   */
  readonly #blockedUntil = new LRUCache<string, number>({ max: 10_000 });

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Counts an attempt, in one statement so that concurrent attempts all count.
   * @throws TooManyAttemptsError, without counting, if the waiting time is not over
   */
  async count(key: AttemptKey, { free, firstWait, maxWait = defaultMaxWait }: AttemptLimit): Promise<void> {
    const hash = hashOf(key);
    this.requireNotBlocked(key);
    const doublings = sql`least(${loginFailures.count} - ${free}::int, 12)`;
    const wait = sql`least(${maxWait}::float, ${firstWait}::float * power(2, ${doublings}))`;
    const next = sql`${loginFailures.lastAt} + make_interval(secs => ${wait})`;
    const counted = await this.#upsert(key, sql`${loginFailures.count} < ${free}::int or ${next} <= now()`);
    if (counted !== null) return;
    const [found] = await this.#database
      .select({ seconds: sql<number>`extract(epoch from ${next} - now())::float` })
      .from(loginFailures)
      .where(eq(loginFailures.key, hash));
    const seconds = Math.max(0, found?.seconds ?? 0);
    this.#blockedUntil.set(hash, performance.now() + seconds * 1000);
    throw new TooManyAttemptsError(Math.max(1, Math.ceil(seconds)));
  }

  /**
   * Checks, without a query, whether this process has blocked the key. {@link count} may still refuse the attempt.
   * @throws TooManyAttemptsError if the waiting time is not over
   */
  requireNotBlocked(key: AttemptKey): void {
    const left = (this.#blockedUntil.get(hashOf(key)) ?? 0) - performance.now();
    if (left > 0) throw new TooManyAttemptsError(Math.ceil(left / 1000));
  }

  /** Counts an attempt, but never blocks the key. @returns the number of recent attempts, including this one */
  async add(key: AttemptKey): Promise<number> {
    return (await this.#upsert(key, sql`true`)) ?? 0;
  }

  async subtract(key: AttemptKey): Promise<void> {
    await this.#database
      .update(loginFailures)
      .set({ count: sql`greatest(${loginFailures.count} - 1, 0)` })
      .where(eq(loginFailures.key, hashOf(key)));
  }

  async forget(key: AttemptKey): Promise<void> {
    this.#blockedUntil.delete(hashOf(key));
    await this.#database.delete(loginFailures).where(eq(loginFailures.key, hashOf(key)));
  }

  async sweep(): Promise<void> {
    const before = sql`now() - make_interval(secs => ${forgetAfter}::float)`;
    await this.#database.delete(loginFailures).where(lt(loginFailures.lastAt, before));
  }

  /**
   * Counts an attempt if the key has no row yet, or if `condition` holds for its row.
   * @returns the new count; null if the condition does not hold
   */
  async #upsert(key: AttemptKey, condition: SQL): Promise<number | null> {
    const isOld = sql`${loginFailures.lastAt} < now() - make_interval(secs => ${forgetAfter}::float)`;
    const [row] = await this.#database
      .insert(loginFailures)
      .values({ key: hashOf(key), count: 1, lastAt: sql`now()` })
      .onConflictDoUpdate({
        target: loginFailures.key,
        set: {
          count: sql`case when ${isOld} then 1 else ${loginFailures.count} + 1 end`,
          lastAt: sql`now()`,
        },
        setWhere: condition,
      })
      .returning({ count: loginFailures.count });
    return row?.count ?? null;
  }
}

/** Kind of counter, and the values that identify one counter of this kind. */
export type AttemptKey = readonly [kind: string, ...of: readonly string[]];

function hashOf(key: AttemptKey): string {
  return createHash('sha256').update(JSON.stringify(key)).digest('hex');
}
