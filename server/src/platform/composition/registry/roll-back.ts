import { hostName } from '@title24/shared-config/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { sharedPath } from './claims.ts';
import { publishedEntry } from './published-entry.ts';
import { currentReleases, lockReleases, type Release, releasesOf } from './releases.ts';
import { remoteReleases } from './remote-releases.table.ts';

/** A roll-back is not possible, or would not do what was meant; nothing has changed. */
export class RollBackError extends Error {
  override readonly name = 'RollBackError';
}

export interface RolledBack {
  /** The version that was withdrawn. */
  readonly from: string;
  /** The version that is live now; null if the part has none any more, and its pages are gone. */
  readonly to: string | null;
}

/** Somebody who rolls back so soon after somebody else means the same version. */
const sameMomentSeconds = 60;

/**
 * Withdraws a part's live release, which makes the one before it live again.
 * @param version the version to withdraw; null for the one that is live, unless another was withdrawn a moment ago
 * @throws RollBackError
 */
export async function rollBack(
  db: Database,
  name: string,
  version: string | null = null,
): Promise<RolledBack> {
  return db.transaction(async (transaction) => {
    await lockReleases(transaction);
    const releases = await releasesOf(transaction, name);
    const live = releases.find(({ withdrawnAt }) => withdrawnAt === null);
    if (!releases.length) throw new RollBackError(`${name} has never been published.`);
    if (!live) throw new RollBackError(`${name} has no live version: all of them were rolled back.`);
    if (version !== null && live.version !== version) {
      throw new RollBackError(
        `${version} of ${name} is not live; ${live.version} is. Nothing was rolled back.`,
      );
    }
    if (version === null) await refuseSecond(transaction, live);

    await transaction
      .update(remoteReleases)
      .set({ withdrawnAt: sql`now()` })
      .where(eq(remoteReleases.id, live.id));
    const standing = await currentReleases(transaction);
    const previous = standing.get(name)?.[0];
    if (!previous && name === hostName)
      throw new RollBackError(`${name} has no version before ${live.version}, which stays live.`);
    if (previous) await refuseTakenPaths(transaction, previous, standing);
    return { from: live.version, to: previous?.version ?? null };
  });
}

/** Two people who roll back the same bad version at once go back one version. */
async function refuseSecond(transaction: Transaction, live: Release): Promise<void> {
  const { rows } = await transaction.execute<{ version: string }>(sql`
    select version from ${remoteReleases}
    where name = ${live.name} and id > ${live.id} and withdrawn_at > now() - make_interval(secs => ${sameMomentSeconds})
    order by withdrawn_at desc limit 1`);
  const [withdrawn] = rows;
  if (!withdrawn) return;
  throw new RollBackError(
    `${withdrawn.version} of ${live.name} was rolled back a moment ago, and ${live.version} is live. To go back further: npm run rollback -- ${live.name} ${live.version}`,
  );
}

async function refuseTakenPaths(
  transaction: Transaction,
  previous: Release,
  standing: ReadonlyMap<string, readonly Release[]>,
): Promise<void> {
  const entry = await publishedEntry(transaction, previous);
  for (const [name, [live]] of standing) {
    if (!entry || !live || name === previous.name) continue;
    const other = await publishedEntry(transaction, live);
    const path = other && sharedPath(entry, other);
    if (path) {
      throw new RollBackError(
        `${previous.version} of ${previous.name} declares ${path}, which belongs to ${name} by now. Roll ${name} back first, or publish a version of ${previous.name} without it.`,
      );
    }
  }
}
