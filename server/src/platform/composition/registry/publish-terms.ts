import type { ReleaseOrigin, remoteReleases } from './remote-releases.table.ts';

/** Who publishes, and which earlier decisions are respected. */
export interface PublishTerms {
  readonly origin: ReleaseOrigin;
  /** Name shown in the release history. */
  readonly by: string;
  /** Whether a version that was rolled back stays rolled back. */
  readonly respectsRollback: boolean;
  /** Whether a part keeps its latest release if that release was made by command. */
  readonly respectsCommand: boolean;
}

/** Terms for `npm run publish:remote`, an explicit request. */
export const byCommand: PublishTerms = {
  origin: 'command',
  by: 'the command line',
  respectsRollback: false,
  respectsCommand: false,
};

/** Terms for `npm start`, which fills an empty registry and updates releases from earlier starts. */
export const byStart: PublishTerms = {
  origin: 'workspace',
  by: 'a start of the site',
  respectsRollback: true,
  respectsCommand: true,
};

/** Terms for `npm start` with `PUBLISH_BUILDS=always`. */
export const byStartAlways: PublishTerms = { ...byStart, respectsCommand: false };

/** Terms for `npm run dev`, which publishes every build. */
export const byWatch: PublishTerms = { ...byStart, respectsRollback: false, respectsCommand: false };

export type PublishOutcome =
  | 'released'
  /** The version is already live. Any missing or damaged files were restored. */
  | 'unchanged'
  /** The version was rolled back, and only an explicit publish makes it live again. */
  | 'withdrawn'
  /** The latest release was made by command, and `npm start` does not replace such a release. */
  | 'kept';

/**
 * Returns the outcome of publishing a version on these terms.
 * @param releases the part's releases, newest first, including withdrawn ones
 */
export function outcomeOf(
  releases: readonly (typeof remoteReleases.$inferSelect)[],
  version: string,
  { respectsRollback, respectsCommand }: PublishTerms,
): PublishOutcome {
  const live = releases.find(({ withdrawnAt }) => withdrawnAt === null);
  if (live?.version === version) return 'unchanged';
  const latest = releases.find((release) => release.version === version);
  if (respectsRollback && latest && latest.withdrawnAt !== null) return 'withdrawn';
  if (respectsCommand && (live ?? releases[0])?.origin === 'command') return 'kept';
  return 'released';
}
