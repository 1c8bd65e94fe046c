import { SiteBusyError } from '../../http/request-error.ts';

/** Tasks of one part that may wait. */
const longest = 100;

/** One part's tasks, one at a time in the order in which they came: a part that hangs holds up none but its own. */
export class PartQueue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Tasks that run or wait. */
  get length(): number {
    return this.#length;
  }

  /** @throws SiteBusyError if too many wait already. */
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
