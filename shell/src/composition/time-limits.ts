/** How long the shell waits for a part, in milliseconds. */
export const timeLimits = {
  /** Its code. */
  loadMs: 20_000,
  /** Its `bootstrap`, and again its `mount`. */
  mountMs: 20_000,
  /** Its `unmount`, which holds up the next page. */
  unmountMs: 3_000,
} as const;

/** A part did not do in time what it was asked for. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** The work's own outcome, or a rejection with TimeLimitError once `limitMs` have passed. */
export function withTimeLimit<Result>(work: Promise<Result>, limitMs: number, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeLimitError(`${what}: no answer in ${limitMs / 1000} s`)),
      limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
