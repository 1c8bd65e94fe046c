/**
 * Settles like `work`, but rejects with the signal's reason when the signal aborts. An aborted request therefore does
 * not wait for code to load.
 */
export function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
