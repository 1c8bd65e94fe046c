/** Folder for updates, in the output of a watching build and in URLs below /assets/. */
export const hotUpdatesFolder = 'hot';

/** File with the result of a watching build. */
export const builtStateFile = 'built.json';

/** Result of a part's latest complete build. */
export interface BuiltState {
  readonly name: string;
  /** Webpack's hash of the browser build. */
  readonly hash: string;
  /** Hash of the part's `remote.config.ts`; empty if there is no such file. */
  readonly configHash: string;
  /** Error messages; null if the build succeeded. */
  readonly problem: string | null;
  /** URLs of all stylesheets of the part. */
  readonly styles: readonly string[];
}

/** A message about a part to open pages. */
export interface PartNews extends BuiltState {
  /** Whether the server already renders and serves this build. */
  readonly isLive: boolean;
}
