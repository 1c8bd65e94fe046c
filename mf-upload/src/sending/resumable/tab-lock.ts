/**
 * Runs `use` while this tab holds the lock with the given name. If another tab holds the lock, calls `onWait` and
 * waits. The Web Locks API is missing over plain HTTP. `use` then runs immediately, and only the server prevents
 * conflicts.
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
  return locks.request(name, { signal }, use);
}
