/**
 * Runs `use` while no other tab of this browser holds the lock with this name; `onWait` is called if another tab has
 * it. Browsers without locks (plain HTTP) run it immediately: the server keeps two tabs apart too.
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
