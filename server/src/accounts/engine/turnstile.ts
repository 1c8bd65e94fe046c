/** Too much is waiting; the caller is to come back later. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

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

  /** @throws BusyError without having run the job */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#atOnce) this.#running++;
    else {
      if (this.#waiting.length >= this.#mostWaiting) throw new BusyError('Too many jobs are waiting.');
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
