import { SendError } from './send-error.ts';

/**
 * Runs `use` with the named lock. If another tab holds the lock, calls `onWait` and waits. Without the Web Locks API,
 * for example over plain HTTP, `use` runs immediately and only the server prevents conflicts. Rejects with a
 * {@link SendError} of the kind 'stopped' if canceled while waiting.
 */
export async function withTabLock<Result>(
  name: string,
  { signal, onWait }: { readonly signal: AbortSignal; readonly onWait: () => void },
  use: () => Promise<Result>,
): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return use();
  const free = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await use() } : null,
  );
  if (free) return free.result;
  onWait();
  return locks.request(name, { signal }, use).catch((error: unknown) => {
    throw signal.aborted ? new SendError('stopped') : error;
  });
}
