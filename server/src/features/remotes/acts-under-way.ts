import type { SessionLocks } from '../../platform/db/session-locks.ts';
import { RetryLaterError } from '../../platform/http/request-error.ts';

/** How long a call waits for an act, in milliseconds: less than the site and browsers wait for any call. */
const answerWithinMs = 10_000;

/** How long an outcome is kept that nobody was waiting for, in milliseconds. */
export const keepOutcomeMs = 120_000;

/** Time between two looks at whether another process has ended the act, in milliseconds. */
const lookAgainMs = 250;

/** HTTP 503: the act goes on, and the same call asks for its outcome. */
export class ActGoesOnError extends RetryLaterError {
  override readonly name = 'ActGoesOnError';

  constructor() {
    super(503, 'The version is still being checked. The same call waits on, and learns what comes of it.', 1);
  }
}

/** An act on a part. */
export interface Act<Result> {
  readonly start: () => Promise<Result>;
  /** Returns what this act has changed a moment ago, in whichever process; null if it has not. */
  readonly made: () => Promise<Result | null>;
}

/**
 * Acts on parts that can outlast a call: a release tries pages of every part before it is live. A call that has waited
 * for long is answered that the act goes on; the same call again joins it, so that its outcome reaches who asked for it,
 * whichever process of the site it comes to: a lock says which one is at it, and the database what has changed. What was
 * refused by another process is tried again here, and refused for the same reason.
 */
export class ActsUnderWay {
  readonly #locks: Pick<SessionLocks, 'take' | 'release'>;
  readonly #acts = new Map<string, Promise<unknown>>();
  readonly #answerWithinMs: number;

  constructor(
    locks: Pick<SessionLocks, 'take' | 'release'>,
    limits: { readonly answerWithinMs?: number } = {},
  ) {
    this.#locks = locks;
    this.#answerWithinMs = limits.answerWithinMs ?? answerWithinMs;
  }

  /**
   * Starts the act, or joins the one under way by this key.
   * @param key who acts, and all that they ask for
   * @throws ActGoesOnError, or what the act throws
   */
  async run<Result>(key: string, act: Act<Result>): Promise<Result> {
    const outcome = this.#acts.get(key) ?? this.#begin(key, this.#do(key, act));
    let goesOn = false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        goesOn = true;
        reject(new ActGoesOnError());
      }, this.#answerWithinMs);
    });
    try {
      return (await Promise.race([outcome, late])) as Result;
    } finally {
      clearTimeout(timer);
      // The caller learns the outcome now; whoever asks next asks anew.
      if (!goesOn) this.#forget(key, outcome);
    }
  }

  /** @throws ActGoesOnError if another process is still at it when the call must be answered */
  async #do<Result>(key: string, { start, made }: Act<Result>): Promise<Result> {
    const lock = `act ${key}`;
    const end = performance.now() + this.#answerWithinMs;
    while (!(await this.#locks.take(lock))) {
      if (performance.now() >= end) throw new ActGoesOnError();
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    }
    try {
      return (await made()) ?? (await start());
    } finally {
      await this.#locks.release(lock);
    }
  }

  #begin(key: string, outcome: Promise<unknown>): Promise<unknown> {
    this.#acts.set(key, outcome);
    const forgetLater = () => setTimeout(() => this.#forget(key, outcome), keepOutcomeMs).unref();
    outcome.then(forgetLater, (error: unknown) => {
      // Nothing has come of it here.
      if (error instanceof ActGoesOnError) this.#forget(key, outcome);
      else forgetLater();
    });
    return outcome;
  }

  #forget(key: string, outcome: Promise<unknown>): void {
    if (this.#acts.get(key) === outcome) this.#acts.delete(key);
  }
}
