import type { RenderRequest } from '@title24/remote-kit/contract';

/** A part's render bundle. */
export interface RenderBundle {
  /** The part's name and version. */
  readonly id: string;
  /** Reads its verified text; rejects if the file is not what was published. */
  readonly read: () => Promise<string>;
}

export interface RenderTask {
  readonly bundle: RenderBundle;
  readonly request: RenderRequest;
  /** Called when the task's turn has come, so that tasks queued behind a part that hangs can be skipped. */
  readonly isWanted?: () => boolean;
  /** Called before the next task runs if this one takes too long or crashes its process. */
  readonly onFault?: (error: unknown) => void;
}

/** Result of a task: what the part returned, or what it threw. */
export type RenderOutcome = (
  | { readonly result: Readonly<Record<string, string>> }
  | { readonly thrown: string }
) & {
  /** Warnings and errors that the part wrote to the console. */
  readonly console: readonly string[];
};

/** Runs render bundles. */
export interface RenderPool {
  /**
   * Runs the tasks of a bundle one by one, concurrently with those of other bundles. Null if the task is no
   * longer wanted.
   * @throws RendererEndedError if it takes too long or crashes its process
   * @throws SiteBusyError if too many tasks of this bundle are waiting already
   */
  run(task: RenderTask): Promise<RenderOutcome | null>;
  /** Stops the processes of all other bundles once their current tasks are done. */
  keep(bundleIds: ReadonlySet<string>): void;
  close(): Promise<void>;
}
