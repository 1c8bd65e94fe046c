/** Time limits for remotes, parts and parcels, in milliseconds. */
export const timeLimits = {
  loadMs: 20_000,
  /** A part's `bootstrap` and `mount` each have this limit. In a parcel, the limit is for both together. */
  mountMs: 20_000,
  /** Short, because an unmount delays the next page. */
  unmountMs: 3_000,
} as const;

/** Thrown if a remote, part or parcel exceeds a time limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles like `work`, or rejects with TimeLimitError after `limitMs`. */
export function withTimeLimit<Result>(work: Promise<Result>, limitMs: number, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeLimitError(`${what}: timed out after ${limitMs / 1000} s`)),
      limitMs,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export const elapsed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
