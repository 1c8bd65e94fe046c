import { isRpcError } from '@title24/remote-kit/contract';

/** How long an act is waited for, in milliseconds: longer than the site tries a version's pages. */
const waitMs = 180_000;

/** Time between two calls, in milliseconds. */
const betweenMs = 1_000;

/** Whether the site may still be at it: it said so, or the answer was lost. */
export function isUnanswered(error: unknown): boolean {
  return isRpcError(error) && (error.code === 0 || error.code === 503);
}

/**
 * Makes a call that starts something which can take longer than a call: the same call again waits on for what comes of it.
 * Rejects with what the site answers, or with the last error if there was no answer in three minutes.
 */
export async function untilAnswered<Result>(call: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + waitMs;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!isUnanswered(error) || Date.now() >= end) throw error;
      await new Promise((resolve) => setTimeout(resolve, betweenMs));
    }
  }
}
