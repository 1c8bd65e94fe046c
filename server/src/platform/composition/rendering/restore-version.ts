import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { RequestCounts } from '../../limits/request-counts.ts';
import { remoteReleases } from '../registry/remote-releases.table.ts';

/** An automatic rollback of the part `name` from version `from` to version `to`. */
export interface RestoredVersion {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

export interface RestoreOptions {
  readonly db: Database;
  /** Counts failures across all servers. */
  readonly counts: RequestCounts;
  /**
   * Rolls the release back.
   *
   * @throws RegistryProblem if the rollback is not possible, for example because `from` is no longer live
   */
  readonly rollBack: (restored: RestoredVersion) => Promise<unknown>;
  readonly alertStaff: (restored: RestoredVersion) => Promise<void>;
  readonly log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** Returns a part's live release and, as `before`, the version that a rollback restores; null if either is missing. */
export async function liveRelease(db: Database, name: string) {
  const { version, releasedAt, withdrawnAt, id } = remoteReleases;
  const [live, before] = await db
    .select({ version, releasedAt })
    .from(remoteReleases)
    .where(and(eq(remoteReleases.name, name), isNull(withdrawnAt)))
    .orderBy(desc(id))
    .limit(2);
  return live && before ? { ...live, before: before.version } : null;
}

/** Rolls back a release and notifies staff. */
export async function restoreVersion(
  { rollBack, alertStaff, log }: RestoreOptions,
  restored: RestoredVersion,
): Promise<void> {
  await rollBack(restored);
  log.error(restored, 'A release was rolled back automatically, as it failed for visitors');
  await alertStaff(restored);
}
