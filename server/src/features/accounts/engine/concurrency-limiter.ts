import pLimit from 'p-limit';
import { SiteBusyError } from '../../../platform/http/request-error.ts';

/** Runs a limited number of jobs concurrently, queues a limited number in order, and refuses the rest. */
export class ConcurrencyLimiter {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #maxWaiting: number;

  constructor(concurrency: number, maxWaiting: number) {
    this.#limit = pLimit(concurrency);
    this.#maxWaiting = maxWaiting;
  }

  /** Runs the job when its turn comes. @throws SiteBusyError if the queue is full; the job then never runs */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#limit.pendingCount >= this.#maxWaiting) throw new SiteBusyError();
    return this.#limit(job);
  }
}
