/** What determines how long a release's files are kept. */
export interface DatedRelease {
  /** Increases with each release. */
  readonly id: number;
  readonly version: string;
  readonly releasedAt: Date;
  readonly withdrawnAt: Date | null;
}

export interface DatedVersion {
  readonly version: string;
  readonly publishedAt: Date;
}

/** Number of releases of a part that are kept at any age for rollbacks. */
const lastReleases = 5;

const dayMs = 86_400_000;

/**
 * Returns the versions whose files must be kept. These are the versions of the last five releases, those of the last
 * five releases that were not withdrawn, and all that were published or could have been live in the last `days` days.
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
  /** Earliest time so far at which a release that was not withdrawn replaced older ones, in milliseconds since 1970. */
  let replacedAt = Number.POSITIVE_INFINITY;
  for (const { version, releasedAt, withdrawnAt } of newestFirst) {
    // The last time at which this release could have been live.
    const lastLive = Math.min(replacedAt, withdrawnAt?.getTime() ?? Number.POSITIVE_INFINITY);
    if (lastLive >= earliest) kept.add(version);
    if (withdrawnAt === null) replacedAt = Math.min(replacedAt, releasedAt.getTime());
  }
  return kept;
}
