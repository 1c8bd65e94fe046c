import { RetryLaterError } from '../../platform/http/request-error.ts';

/** How long a call waits for an act, in milliseconds: less than the site and browsers wait for any call. */
const answerWithinMs = 10_000;

/** How long an outcome is kept that nobody was waiting for, in milliseconds. */
const keepMs = 120_000;

/** HTTP 503: the act goes on, and the same call asks for its outcome. */
export class ActGoesOnError extends RetryLaterError {
  override readonly name = 'ActGoesOnError';

  constructor() {
    super(503, 'The version is still being checked. The same call waits on, and learns what comes of it.', 1);
  }
}

/**
 * Acts on parts that can outlast a call: a release tries pages of every part before it is live. A call that has waited
 * for long is answered that the act goes on; the same call again joins it, so that its outcome reaches who asked for it.
 */
export class ActsUnderWay {
  readonly #acts = new Map<string, Promise<unknown>>();
  readonly #answerWithinMs: number;

  constructor(limits: { readonly answerWithinMs?: number } = {}) {
    this.#answerWithinMs = limits.answerWithinMs ?? answerWithinMs;
  }

  /**
   * Starts the act, or joins the one under way by this key.
   * @param key who acts, and all that they ask for
   * @throws ActGoesOnError, or what the act throws
   */
  async run<Result>(key: string, start: () => Promise<Result>): Promise<Result> {
    const outcome = this.#acts.get(key) ?? this.#begin(key, start());
    let goesOn = false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ActGoesOnError()), this.#answerWithinMs);
    });
    try {
      return (await Promise.race([outcome, late])) as Result;
    } catch (error) {
      goesOn = error instanceof ActGoesOnError;
      throw error;
    } finally {
      clearTimeout(timer);
      // The caller learns the outcome now; whoever asks next asks anew.
      if (!goesOn) this.#forget(key, outcome);
    }
  }

  #begin(key: string, outcome: Promise<unknown>): Promise<unknown> {
    this.#acts.set(key, outcome);
    const forgetLater = () => setTimeout(() => this.#forget(key, outcome), keepMs).unref();
    outcome.then(forgetLater, forgetLater);
    return outcome;
  }

  #forget(key: string, outcome: Promise<unknown>): void {
    if (this.#acts.get(key) === outcome) this.#acts.delete(key);
  }
}
