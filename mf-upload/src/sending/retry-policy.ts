import { SendError } from './send-error.ts';

/** Milliseconds before each try, of a piece of a file and of the form alike. The last one repeats. */
export const retryDelays = [0, 1000, 2000, 4000, 8000, 15_000, 30_000, 30_000];
const longestDelay = 30_000;

/**
 * Whether trouble with this HTTP status (0: no answer came) passes by itself: that of the line or of the server does, a
 * refusal does not. 409 and 423: another request has the upload.
 */
export function isWorthRetrying(status: number): boolean {
  return status === 0 || [409, 423, 429].includes(status) || (status >= 500 && status !== 507);
}

interface Options {
  readonly signal: AbortSignal;
  /** Is told why a try failed, and of null once one has got its answer. */
  readonly onTrouble: (trouble: SendError | null) => void;
}

/**
 * Runs `send` until it gets an answer: again after each of the delays, and at once when the browser is back online.
 * Rejects with a {@link SendError} that does not pass by itself.
 */
export async function sendUntilAnswered<Result>(
  send: () => Promise<Result>,
  { signal, onTrouble }: Options,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await send();
      onTrouble(null);
      return result;
    } catch (error) {
      const mayPass = error instanceof SendError && error.kind !== 'stopped' && isWorthRetrying(error.status);
      if (!mayPass) throw error;
      onTrouble(error);
    }
    await nextTry(retryDelays[tries] ?? longestDelay, signal);
  }
}

/** Waits for the time of the next try. Rejects if the sender stops it first. */
function nextTry(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(goOn, delay);
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    function settle(): void {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
    }
    function goOn(): void {
      settle();
      resolve();
    }
    function stop(): void {
      settle();
      reject(new SendError('stopped'));
    }
  });
}
