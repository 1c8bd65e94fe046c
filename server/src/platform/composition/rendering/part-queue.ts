import { SiteBusyError } from '../../http/request-error.ts';

/** Maximum number of running and waiting tasks per part. */
const longest = 100;

/** Runs the tasks of one part one at a time, so that a hanging part delays only itself. */
export class PartQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Number of running and waiting tasks. */
  get length(): number {
    return this.#length;
  }

  /**
   * Runs a task after earlier ones.
   *
   * @throws SiteBusyError if too many tasks are waiting
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#length >= longest) throw new SiteBusyError();
    this.#length += 1;
    const mine = this.#last.then(task);
    this.#last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      this.#length -= 1;
    }
  }
}
