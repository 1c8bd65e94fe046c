import type { Database } from '../../../db/database.ts';
import { releasesOf } from '../releases.ts';

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
