import { desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { remoteReleases } from './remote-releases.table.ts';

/** Returns a part's releases, newest first, including withdrawn ones. */
export function releasesOf(db: Database | Transaction, name: string) {
  return db
    .select()
    .from(remoteReleases)
    .where(eq(remoteReleases.name, name))
    .orderBy(desc(remoteReleases.id));
}

/**
 * Returns why a version was withdrawn, as a sentence; null if it was never released or has a release that was not
 * withdrawn.
 */
export async function withdrawal(db: Database, name: string, version: string): Promise<string | null> {
  const releases = (await releasesOf(db, name)).filter((release) => release.version === version);
  const [newest] = releases;
  if (!newest || releases.some(({ withdrawnAt }) => withdrawnAt === null)) return null;
  const reason = newest.withdrawnReason ? `: ${newest.withdrawnReason}` : '';
  return `${name} ${version} was withdrawn${reason}.`;
}

/** Returns releases by part, newest first, without withdrawn ones. The first of each part is live. */
export async function currentReleases(db: Database | Transaction) {
  const { id, name, version } = remoteReleases;
  const rows = await db
    .select({ id, name, version })
    .from(remoteReleases)
    .where(isNull(remoteReleases.withdrawnAt))
    .orderBy(desc(id));
  return Map.groupBy<string, Release>(rows, (row) => row.name);
}

/** Returns the probable id of the next release: the highest id so far plus 1. */
export async function nextReleaseId(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(remoteReleases.id) }).from(remoteReleases);
  return (row?.last ?? 0) + 1;
}

export interface Release {
  readonly id: number;
  readonly name: string;
  readonly version: string;
}

/** Blocks other changes to the registry until the transaction ends. */
export async function lockReleases(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`lock table ${remoteReleases} in share row exclusive mode`);
}
