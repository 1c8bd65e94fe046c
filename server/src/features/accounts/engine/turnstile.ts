import { SiteBusyError } from '../../../platform/http/request-error.ts';

/** Lets a bounded number of jobs run at a time, keeps a bounded number waiting in order and refuses the rest. */
export class Turnstile {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws SiteBusyError without having run the job */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running++;
    else {
      if (this.#waiting.length >= this.#mostWaiting) throw new SiteBusyError();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
