import { SiteBusyError } from '../../http/request-error.ts';

/** Maximum number of running and waiting tasks in a queue. */
const longest = 100;

/** Runs the tasks of one render bundle one at a time. A hanging bundle does not delay other queues. */
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
