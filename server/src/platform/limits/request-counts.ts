import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { requestCounts } from './request-counts.table.ts';

const maxKeys = 10_000;

const batch = 500;

interface Window {
  /** On this process's monotonic clock, in milliseconds. */
  endsAt: number;
  readonly windowMs: number;
  /** Amount counted by all servers until the last exchange. */
  known: number;
  /** Amount counted by this server since the last exchange. */
  unsent: number;
}

/**
 * Counts requests in time windows across all servers. Each server counts in memory, and regularly exchanges totals with
 * the database. Until the next exchange, or while the database is unavailable, a client can exceed the limit by
 * spreading its requests over several servers.
 */
export class RequestCounts {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #unsent = new Set<string>();
  readonly #windows = new LRUCache<string, Window>({
    max: maxKeys,
    dispose: (_, key) => this.#unsent.delete(key),
  });
  #exchanging: Promise<void> | null = null;

  constructor(database: Database, now: () => number = () => performance.now()) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Counts a request, or an amount such as the kilobytes of an upload.
   * @returns the known count in the window, including this request, and the milliseconds left in the window
   */
  count(
    kind: string,
    client: string,
    windowMs: number,
    amount = 1,
  ): { readonly count: number; readonly leftMs: number } {
    const key = keyOf(kind, client);
    const now = this.#now();
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { endsAt: now + windowMs, windowMs, known: 0, unsent: 0 };
      this.#windows.set(key, window);
    }
    window.unsent += amount;
    this.#unsent.add(key);
    return { count: window.known + window.unsent, leftMs: window.endsAt - now };
  }

  /**
   * Adds this server's counts to the database and reads the totals. Concurrent calls share one exchange.
   * Rejects if a query fails.
   */
  exchange(): Promise<void> {
    this.#exchanging ??= this.#exchange().finally(() => {
      this.#exchanging = null;
    });
    return this.#exchanging;
  }

  /** Returns how many clients are counted in the current windows, across all servers. Rejects if a query fails. */
  async clients(kind: string): Promise<number> {
    // An exchange that is already running can lack the latest counts.
    await this.#exchanging;
    await this.exchange();
    await this.sweep();
    return this.#database.$count(requestCounts, sql`starts_with(${requestCounts.key}, ${`${kind} `})`);
  }

  async sweep(): Promise<void> {
    await this.#database.delete(requestCounts).where(lt(requestCounts.endsAt, sql`now()`));
  }

  async #exchange(): Promise<void> {
    // The keys are sorted, so that two servers cannot deadlock on each other's rows.
    const keys = [...this.#unsent].sort();
    for (let at = 0; at < keys.length; at += batch) await this.#exchangeBatch(keys.slice(at, at + batch));
  }

  async #exchangeBatch(keys: readonly string[]): Promise<void> {
    const now = this.#now();
    const told: { key: string; window: Window; count: number }[] = [];
    for (const key of keys) {
      this.#unsent.delete(key);
      const window = this.#windows.get(key);
      if (window && window.endsAt > now) told.push({ key, window, count: window.unsent });
    }
    if (told.length === 0) return;
    const rows = sql.join(
      told.map(
        ({ key, window, count }) =>
          sql`(${key}::text, ${count}::int, now() + make_interval(secs => ${window.windowMs / 1000}::float))`,
      ),
      sql`, `,
    );
    const isOver = sql`${requestCounts.endsAt} <= now()`;
    try {
      const { rows: updated } = await this.#database.execute<{
        key: string;
        count: number;
        left: number;
      }>(sql`
        insert into ${requestCounts} (key, count, ends_at) values ${rows}
        on conflict (key) do update set
          count = case when ${isOver} then excluded.count else ${requestCounts.count} + excluded.count end,
          ends_at = case when ${isOver} then excluded.ends_at else ${requestCounts.endsAt} end
        returning key, count, extract(epoch from ends_at - now())::float * 1000 as left`);
      for (const { key, count, left } of updated) {
        const sent = told.find((each) => each.key === key);
        if (!sent) continue;
        sent.window.unsent -= sent.count;
        sent.window.known = count;
        sent.window.endsAt = this.#now() + left;
      }
    } catch (error) {
      for (const { key } of told) this.#unsent.add(key);
      throw error;
    }
  }
}

/** Returns a key with a hash, so that the database contains no client addresses. */
function keyOf(kind: string, client: string): string {
  return `${kind} ${createHash('sha256').update(client).digest('base64url').slice(0, 22)}`;
}
