import type { RenderRequest } from '@title24/remote-kit/contract';

export interface RenderBundle {
  /** Identifies the bundle within a pool, for example by the part's name and version. */
  readonly id: string;
  /** Reads the verified text. Rejects if the file differs from the published one. */
  readonly read: () => Promise<string>;
}

export interface RenderTask {
  readonly bundle: RenderBundle;
  readonly request: RenderRequest;
  /**
   * Called before the task. If the result is false, the task is skipped, for example because the part's version was
   * paused while the task waited.
   */
  readonly isWanted?: () => boolean;
  /** Called if the bundle cannot be read, or its process exits early, takes too long or does not start. */
  readonly onFault?: (error: unknown) => void;
}

/** The part's return value, or the error that it threw. */
export type RenderOutcome = (
  | { readonly result: Readonly<Record<string, string>> }
  | { readonly thrown: string }
) & {
  /** Warnings and errors that the part logged. */
  readonly console: readonly string[];
};

/** Processes that run render bundles. */
export interface RenderPool {
  /**
   * Runs a task after the earlier tasks of the same bundle. Returns null if the task is skipped.
   *
   * @throws Error if the bundle cannot be read or its process is not ready in time
   * @throws RendererEndedError if the process exits or is stopped, for example after the time limit of a task
   * @throws SiteBusyError if too many tasks of this bundle are waiting
   */
  run(task: RenderTask): Promise<RenderOutcome | null>;
  /** Keeps the processes of these bundles. Stops those of all other bundles as soon as they have no tasks. */
  keep(bundleIds: ReadonlySet<string>): void;
  close(): Promise<void>;
}
