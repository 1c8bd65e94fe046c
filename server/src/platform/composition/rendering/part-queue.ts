import { SiteBusyError } from '../../http/request-error.ts';

/** Maximum number of waiting tasks for one part. */
const longest = 100;

/** The tasks of one part, run one at a time in order: a part that hangs delays only itself. */
export class PartQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Number of running and waiting tasks. */
  get length(): number {
    return this.#length;
  }

  /**
   * Runs a task when its turn comes.
   * @throws SiteBusyError if too many are waiting already
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
