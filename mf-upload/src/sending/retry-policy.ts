import { SendError } from './send-error.ts';

/** Milliseconds before each attempt, for chunks of files and for the form. The last one repeats. */
export const retryDelays = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000];
const maxRetryDelay = 30_000;

/**
 * Whether an error with this HTTP status (0: no answer) is temporary: connection and server errors are, refusals are
 * not. 409 and 423: another request holds the upload.
 */
export function isWorthRetrying(status: number): boolean {
  return status === 0 || [409, 423, 429].includes(status) || (status >= 500 && status !== 507);
}

interface Options {
  readonly signal: AbortSignal;
  /** Called with the reason when an attempt fails, and with null once one succeeds. */
  readonly onRetryError: (error: SendError | null) => void;
}

/**
 * Runs `send` until it gets an answer: again after each of the delays, and immediately when the browser is back
 * online. Rejects with a {@link SendError} that is not temporary.
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

/** Waits until the next attempt is due. Rejects if the sender aborts first. */
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
