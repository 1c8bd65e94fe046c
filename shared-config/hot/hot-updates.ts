/** Folder for the updates of open pages, in the output of a watching build and in URLs below /assets/. */
export const hotUpdatesFolder = 'hot';

/** File with the outcome of a watching build. */
export const builtStateFile = 'built.json';

/** Result of a part's latest build, written once that is complete. */
export interface BuiltState {
  /** Webpack's hash of the browser's build. */
  readonly hash: string;
  /** Error messages; null if the part was built. */
  readonly problem: string | null;
  /** URLs of all its stylesheets. */
  readonly styles: readonly string[];
}

/** Message about a part for open pages. */
export interface PartNews extends BuiltState {
  readonly name: string;
  /** Whether the server renders and serves this build. */
  readonly isLive: boolean;
}
