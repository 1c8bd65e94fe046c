import { hostName, type RegistryEntry } from '@title24/remote-kit/contract';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { siteClock } from '../../clock/clock.ts';
import type { Transaction } from '../../db/database.ts';
import { remoteCanaries } from './canary/remote-canaries.table.ts';
import { misfits, versionName } from './fit.ts';
import { liveParts } from './gates/live-parts.ts';
import { ownershipProblems } from './gates/version-gates.ts';
import { currentReleases, lockReleases, type Release, releasesOf } from './releases.ts';
import { remoteReleases } from './remote-releases.table.ts';
import { RegistryProblem } from './service/registry-problem.ts';
import { publishedEntries, publishedEntry } from './version-rows.ts';

export interface RolledBack {
  /** The version that was live before the rollback. */
  readonly from: string;
  /** The version that is live after the rollback; null if none is left. */
  readonly to: string | null;
}

const notPossible = (
  message: string,
  remedy = 'Look at the part’s history, and name the version that you mean.',
) => new RegistryProblem('notPossible', message, remedy);

/** For this many seconds after a rollback, another rollback is assumed to mean the same version. */
const sameMomentSeconds = 60;

interface RollBackOptions {
  /**
   * The version to withdraw; null for the live one. A rollback without `from` and `to` is refused for a minute after
   * the withdrawal of a release or canary that was newer than the live version (see {@link sameMomentSeconds}).
   */
  readonly from: string | null;
  /** The version to restore; null for the previous one. */
  readonly to: string | null;
  readonly by: { readonly name: string; readonly reason: string };
}

/**
 * Restores `to`, or the part's previous version if `to` is null, and withdraws all later releases. If all releases of
 * `to` were withdrawn, adds a new release of `to` and withdraws only the live release. If `to` is already live, nothing
 * changes, and the result's `from` equals its `to`.
 *
 * @throws RegistryProblem if the rollback is not possible
 */
export async function rollBackIn(
  transaction: Transaction,
  name: string,
  { from, to, by }: RollBackOptions,
): Promise<RolledBack & { readonly from: string }> {
  await lockReleases(transaction);
  const releases = await releasesOf(transaction, name);
  const live = releases.find(({ withdrawnAt }) => withdrawnAt === null);
  if (!releases.length) throw notPossible(`${name} has never been published.`);
  if (to !== null && live?.version === to) return { from: to, to };
  if (!live) throw notPossible(`${name} has no live version: all of them were rolled back.`);
  if (from !== null && live.version !== from) {
    throw notPossible(`${from} of ${name} is not live; ${live.version} is. Nothing was rolled back.`);
  }
  if (to !== null && !releases.some((release) => release.version === to))
    throw notPossible(
      `${to} of ${name} was never live.`,
      'Release it instead, so that the history shows what was intended.',
    );
  if (from === null && to === null) await refuseSecond(transaction, live);

  const withdrawn = { withdrawnAt: siteClock.now(), withdrawnBy: by.name, withdrawnReason: by.reason };
  const target = releases.find((release) => release.version === to && release.withdrawnAt === null);
  await transaction
    .update(remoteReleases)
    .set(withdrawn)
    .where(
      and(
        eq(remoteReleases.name, name),
        isNull(remoteReleases.withdrawnAt),
        target ? gt(remoteReleases.id, target.id) : eq(remoteReleases.id, live.id),
      ),
    );
  // The version to restore was withdrawn, so it is released again.
  if (to !== null && !target) {
    await transaction
      .insert(remoteReleases)
      .values({ name, version: to, origin: 'command', releasedBy: by.name, reason: by.reason });
  }
  const standing = await currentReleases(transaction);
  const previous = standing.get(name)?.[0];
  if (!previous && name === hostName)
    throw notPossible(`${name} has no version before ${live.version}, which stays live.`);
  if (previous) {
    await refuseTakenPaths(transaction, previous);
    await refuseMisfits(transaction, live, standing);
  }
  return { from: live.version, to: previous?.version ?? null };
}

/** Refuses the second of two rollbacks of the same version at about the same time. */
async function refuseSecond(transaction: Transaction, live: Release): Promise<void> {
  const since = new Date(siteClock.now().getTime() - 1000 * sameMomentSeconds);
  const { rows } = await transaction.execute<{ version: string }>(sql`
    select version from (
      select version, withdrawn_at as ended_at from ${remoteReleases}
      where name = ${live.name} and id > ${live.id}
      union all
      select version, ended_at from ${remoteCanaries}
      where name = ${live.name} and outcome = 'withdrawn'
        and ended_at > (select released_at from ${remoteReleases} where id = ${live.id})
    ) ended where ended_at > ${since} order by ended_at desc limit 1`);
  const [withdrawn] = rows;
  if (!withdrawn) return;
  throw notPossible(
    `${withdrawn.version} of ${live.name} was rolled back a moment ago, and ${live.version} is live.`,
    'To go back further, name the version to make live.',
  );
}

async function refuseTakenPaths(transaction: Transaction, previous: Release): Promise<void> {
  const entry = await publishedEntry(transaction, previous);
  const [taken] = entry ? ownershipProblems({ entry }, await liveParts(transaction), null) : [];
  if (taken)
    throw notPossible(
      `${previous.version} cannot be restored: ${taken.message}`,
      `Roll that part back first, or publish a version of ${previous.name} without the path.`,
    );
}

/**
 * Refuses a rollback of a remote if the remote has releases left, but none of them runs in the shell. Refuses a
 * rollback of the shell if a remote has releases, but none of them runs in the restored shell.
 *
 * @param withdrawn the withdrawn release. If it is a shell, only remotes that ran in it are checked
 */
async function refuseMisfits(
  transaction: Transaction,
  withdrawn: Release,
  standing: ReadonlyMap<string, readonly Release[]>,
): Promise<void> {
  const entriesOf = (name: string) => publishedEntries(transaction, standing.get(name) ?? []);
  const before = await publishedEntry(transaction, withdrawn);
  const [shell] = await entriesOf(hostName);
  if (!before || !shell) return;
  const isShell = withdrawn.name === hostName;
  for (const name of isShell ? [...standing.keys()].filter((each) => each !== hostName) : [withdrawn.name]) {
    const entries = await entriesOf(name);
    const runsIn = (host: RegistryEntry) => entries.some((entry) => misfits(entry, host).length === 0);
    const [newest] = entries;
    if (!newest || runsIn(shell) || (isShell && !runsIn(before))) continue;
    const [misfit] = misfits(newest, shell);
    throw notPossible(
      `${versionName(newest)} needs ${misfit?.needs}, and ${versionName(shell)} has ${misfit?.has}.`,
      isShell ? `Roll ${name} back first.` : 'Name a version that runs in it, or roll the shell back first.',
    );
  }
}
