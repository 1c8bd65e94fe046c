/**
 * Settles like `work`, but rejects with the signal's reason if the signal aborts first. Ignores a signal that was
 * already aborted before the call.
 */
export function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
