import { SendError } from './send-error.ts';

/** Milliseconds before each retry. The last delay repeats. */
export const retryDelays = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000];
const maxRetryDelay = 30_000;

/**
 * Returns whether a failed request may succeed when repeated.
 * @param status HTTP status; 0 if there was no response. 409 means that server and browser have different offsets for
 *   the upload, and 423 that another request is using the upload.
 */
export function isWorthRetrying(status: number): boolean {
  return status === 0 || [409, 423, 429].includes(status) || (status >= 500 && status !== 507);
}

interface Options {
  readonly signal: AbortSignal;
  /** Called with each temporary error, and with null when an attempt succeeds. */
  readonly onRetryError: (error: SendError | null) => void;
}

/**
 * Repeats `send` until it succeeds, after increasing delays or when the browser is back online. Rejects with
 * the first error that is not temporary, or with {@link SendError} if the user cancels.
 */
export async function sendUntilAnswered<Result>(
  send: () => Promise<Result>,
  { signal, onRetryError }: Options,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const result = await send();
      onRetryError(null);
      return result;
    } catch (error) {
      const isTemporary =
        error instanceof SendError && error.kind !== 'stopped' && isWorthRetrying(error.status);
      if (!isTemporary) throw error;
      onRetryError(error);
    }
    await waitForRetry(retryDelays[attempt] ?? maxRetryDelay, signal);
  }
}

/** Waits before the next attempt. Rejects if the user cancels. */
function waitForRetry(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resume, delay);
    window.addEventListener('online', resume);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    function settle(): void {
      clearTimeout(timer);
      window.removeEventListener('online', resume);
      signal.removeEventListener('abort', stop);
    }
    function resume(): void {
      settle();
      resolve();
    }
    function stop(): void {
      settle();
      reject(new SendError('stopped'));
    }
  });
}
