/** The properties of a release that determine how long its files are kept. */
export interface DatedRelease {
  /** Number that increases with each release. */
  readonly id: number;
  readonly version: string;
  readonly releasedAt: Date;
  readonly withdrawnAt: Date | null;
}

export interface DatedVersion {
  readonly version: string;
  readonly publishedAt: Date;
}

/** Number of recent releases of a part whose files are kept for rollbacks, regardless of age. */
const lastReleases = 5;

const dayMs = 86_400_000;

/**
 * Returns the versions of one part whose files are kept. These are its last five releases, its last five releases that
 * were not withdrawn, the versions published in the last `days` days, and the versions that a tab opened in the last
 * `days` days may still show.
 */
export function versionsToKeep(
  versions: readonly DatedVersion[],
  releases: readonly DatedRelease[],
  { now, days }: { readonly now: Date; readonly days: number },
): ReadonlySet<string> {
  const earliest = now.getTime() - days * dayMs;
  const newestFirst = [...releases].sort((one, other) => other.id - one.id);
  const standing = newestFirst.filter(({ withdrawnAt }) => withdrawnAt === null);
  const kept = new Set([
    ...newestFirst.slice(0, lastReleases).map(({ version }) => version),
    ...standing.slice(0, lastReleases).map(({ version }) => version),
    ...versions.filter(({ publishedAt }) => publishedAt.getTime() >= earliest).map(({ version }) => version),
  ]);
  /** Time at which a later release permanently replaced this one, in milliseconds since 1970. */
  let replacedAt = Number.POSITIVE_INFINITY;
  for (const { version, releasedAt, withdrawnAt } of newestFirst) {
    // The last time at which the release could have been live, either at first or again after later releases were
    // withdrawn.
    const lastLive = Math.min(replacedAt, withdrawnAt?.getTime() ?? Number.POSITIVE_INFINITY);
    if (lastLive >= earliest) kept.add(version);
    if (withdrawnAt === null) replacedAt = Math.min(replacedAt, releasedAt.getTime());
  }
  return kept;
}
