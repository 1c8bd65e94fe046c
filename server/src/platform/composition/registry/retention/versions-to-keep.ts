/** A release, as far as it matters for how long its files are kept. */
export interface DatedRelease {
  /** Counts up. */
  readonly id: number;
  readonly version: string;
  readonly releasedAt: Date;
  readonly withdrawnAt: Date | null;
}

export interface DatedVersion {
  readonly version: string;
  readonly publishedAt: Date;
}

/** Releases of a part whose files are kept however old they are: those that a rollback may want. */
const lastReleases = 5;

const dayMs = 86_400_000;

/**
 * The versions of one part whose files are kept: those of its last five releases, and of the last five that were not
 * withdrawn; those that a tab may show that was loaded in the last `days`; those that were published as lately.
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
  /** When a later release took over for good, in milliseconds. */
  let replacedAt = Number.POSITIVE_INFINITY;
  for (const { version, releasedAt, withdrawnAt } of newestFirst) {
    // It may have been live again until then, if later ones were withdrawn meanwhile.
    const lastLive = Math.min(replacedAt, withdrawnAt?.getTime() ?? Number.POSITIVE_INFINITY);
    if (lastLive >= earliest) kept.add(version);
    if (withdrawnAt === null) replacedAt = Math.min(replacedAt, releasedAt.getTime());
  }
  return kept;
}
