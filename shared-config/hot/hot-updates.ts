/** Folder for updates, in the output of a watching build and in URLs below /assets/. */
export const hotUpdatesFolder = 'hot';

/** File with the result of a watching build. */
export const builtStateFile = 'built.json';

/** Result of a part's latest build, which may have failed. */
export interface BuiltState {
  readonly name: string;
  /** Webpack's hash of the browser build. */
  readonly hash: string;
  /** Hashes of the part's `remote.config.ts` and `fixtures.ts`, each empty if there is no such file. */
  readonly configHash: string;
  /** Error messages of the build, or of publishing it; null if there are none. */
  readonly problem: string | null;
  /** URLs of all stylesheets of the part. */
  readonly styles: readonly string[];
}

/** A message to all open pages about a part. */
export interface PartNews extends BuiltState {
  /** Whether the server already renders and serves this build. */
  readonly isLive: boolean;
}
