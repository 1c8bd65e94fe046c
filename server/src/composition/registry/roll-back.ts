import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { remoteReleases } from '../../db/schema/index.ts';
import { liveRelease } from './live-release.ts';

/** There is nothing to go back to. */
export class RollBackError extends Error {
  override readonly name = 'RollBackError';
}

/**
 * Withdraws a part's live release, which makes the one before it live again.
 * @throws RollBackError where there is none before it; nothing has changed then.
 */
export async function rollBack(db: Database, name: string): Promise<{ from: string; to: string }> {
  return db.transaction(async (transaction) => {
    const live = await liveRelease(transaction, name);
    if (!live) throw new RollBackError(`${name} has never been published.`);
    await transaction
      .update(remoteReleases)
      .set({ withdrawnAt: new Date() })
      .where(eq(remoteReleases.id, live.id));
    const previous = await liveRelease(transaction, name);
    if (!previous)
      throw new RollBackError(`${name} has no version before ${live.version}, which stays live.`);
    return { from: live.version, to: previous.version };
  });
}
