import type { ReleaseOrigin, remoteReleases } from './remote-releases.table.ts';

/** Who publishes, and which earlier decisions are respected. */
export interface PublishTerms {
  readonly origin: ReleaseOrigin;
  /** Name in the release history. */
  readonly by: string;
  /** Whether a version that was rolled back stays rolled back. */
  readonly respectsRollback: boolean;
  /** Whether a command's release is kept. Applies to the live release or, if none is live, to the newest one. */
  readonly respectsCommand: boolean;
}

/** For `npm run publish:remote`, which overrides earlier decisions. */
export const byCommand: PublishTerms = {
  origin: 'command',
  by: 'the command line',
  respectsRollback: false,
  respectsCommand: false,
};

/** For `npm start`, which fills an empty registry and updates releases from earlier starts. */
export const byStart: PublishTerms = {
  origin: 'workspace',
  by: 'a start of the site',
  respectsRollback: true,
  respectsCommand: true,
};

/** For `npm start` with `PUBLISH_BUILDS=always`. */
export const byStartAlways: PublishTerms = { ...byStart, respectsCommand: false };

/** For `npm run dev`, which publishes every build. */
export const byWatch: PublishTerms = { ...byStart, respectsRollback: false, respectsCommand: false };

export type PublishOutcome =
  | 'released'
  /** Already live. Missing and damaged files were restored. */
  | 'unchanged'
  /** Rolled back. `npm start` does not make the version live again. */
  | 'withdrawn'
  /** Not released, because a release by command must not be replaced or because the version was only a canary. */
  | 'kept';

/**
 * Returns the outcome of publishing a version.
 *
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
