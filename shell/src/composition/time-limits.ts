/** How long the shell waits for a part, in milliseconds. */
export const timeLimits = {
  /** Loading the part's code. */
  loadMs: 20_000,
  /** The part's `bootstrap`, and then its `mount`. */
  mountMs: 20_000,
  /** The part's `unmount`, which delays the next page. */
  unmountMs: 3_000,
} as const;

/** A part exceeded a time limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles with the outcome of `work`, or rejects with TimeLimitError after `limitMs` milliseconds. */
export function withTimeLimit<Result>(work: Promise<Result>, limitMs: number, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeLimitError(`${what}: timed out after ${limitMs / 1000} s`)),
      limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
