import { retryDelays, SendError } from '@title24/remote-kit/browser';

interface Options {
  readonly signal: AbortSignal;
  /** Called with each temporary error, and with null when an attempt succeeds. */
  readonly onRetryError: (error: SendError | null) => void;
}

/**
 * Repeats `send` until it succeeds. The pause before each retry becomes longer, up to a limit, but ends as soon as the
 * browser is back online. Rejects with the first error that is not temporary, or with {@link SendError} if the user
 * cancels.
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
      if (!(error instanceof SendError && error.isTemporary)) throw error;
      onRetryError(error);
    }
    await waitForRetry(retryDelays.at(Math.min(attempt, retryDelays.length - 1)), signal);
  }
}

/** Waits before the next attempt. Rejects if the user cancels. */
function waitForRetry(delay: number | undefined, signal: AbortSignal): Promise<void> {
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
