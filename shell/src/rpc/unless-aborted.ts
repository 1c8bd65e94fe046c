/**
 * Settles like `work`, or rejects with the signal's reason as soon as it aborts: an aborted request does not wait for
 * code.
 */
export function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
