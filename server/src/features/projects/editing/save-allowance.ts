import { projectLimits } from '@title24/shared-domain/projects';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { limitReached } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { projectSaveCounts as counts } from '../tables/project-save-counts.table.ts';

const { savesPerMinute } = projectLimits;

/** Limits an account's saves per minute, across all server processes. A minute begins with its first save. */
export class SaveAllowance {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Counts a save. @throws RpcFault -32011, with the seconds to wait, if the limit per minute is exceeded */
  async take(accountId: string): Promise<void> {
    const isOver = sql`${counts.since} <= now() - interval '1 minute'`;
    const counted = await this.#database
      .insert(counts)
      .values({ accountId, count: 1 })
      .onConflictDoUpdate({
        target: counts.accountId,
        set: {
          since: sql`case when ${isOver} then now() else ${counts.since} end`,
          count: sql`case when ${isOver} then 1 else ${counts.count} + 1 end`,
        },
        setWhere: sql`${isOver} or ${counts.count} < ${savesPerMinute}::int`,
      })
      .returning({ count: counts.count });
    if (counted.length > 0) return;
    const [found] = await this.#database
      .select({
        seconds: sql<number>`extract(epoch from ${counts.since} + interval '1 minute' - now())::float`,
      })
      .from(counts)
      .where(eq(counts.accountId, accountId));
    const retryAfter = Math.max(1, Math.ceil(found?.seconds ?? 0));
    throw limitReached(
      `Projects can be saved ${savesPerMinute} times a minute. Nothing is lost: this one is saved again in ${retryAfter} seconds.`,
      { limit: 'savesPerMinute', max: savesPerMinute, retryAfter },
    );
  }
}
