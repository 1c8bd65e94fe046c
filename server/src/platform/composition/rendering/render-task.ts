import type { RenderRequest } from '@title24/remote-kit/contract';

/** A part's render bundle. */
export interface RenderBundle {
  /** The part's name and version. */
  readonly id: string;
  /** Its verified text; rejects if the file is not what was published. */
  readonly read: () => Promise<string>;
}

export interface RenderTask {
  readonly bundle: RenderBundle;
  readonly request: RenderRequest;
  /** Asked when its turn has come, so that what waits behind a part that hangs need not find out too. */
  readonly isWanted?: () => boolean;
  /** Told before the next one's turn comes if it takes too long or takes its process down. */
  readonly onFault?: (error: unknown) => void;
}

/** What became of a task: what the part answered, or what it threw. */
export type RenderOutcome = (
  | { readonly result: Readonly<Record<string, string>> }
  | { readonly thrown: string }
) & {
  /** What it wrote to the console as a warning or an error. */
  readonly console: readonly string[];
};

/** Where render bundles run. */
export interface RenderPool {
  /**
   * Runs a bundle's tasks one after the other, beside those of others. Null if it is not wanted any more.
   * @throws RendererEndedError if it takes too long or takes its process down
   * @throws SiteBusyError if too many tasks of this bundle wait already
   */
  run(task: RenderTask): Promise<RenderOutcome | null>;
  /** Lets go of what runs bundles other than these, when it has done what it was asked. */
  keep(bundleIds: ReadonlySet<string>): void;
  close(): Promise<void>;
}
