import pLimit from 'p-limit';
import { SiteBusyError } from '../../../platform/http/request-error.ts';

/** Lets a bounded number of jobs run at a time, keeps a bounded number waiting in order and refuses the rest. */
export class Turnstile {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #mostWaiting: number;

  constructor(atOnce: number, mostWaiting: number) {
    this.#limit = pLimit(atOnce);
    this.#mostWaiting = mostWaiting;
  }

  /** @throws SiteBusyError without having run the job */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#limit.pendingCount >= this.#mostWaiting) throw new SiteBusyError();
    return this.#limit(job);
  }
}
