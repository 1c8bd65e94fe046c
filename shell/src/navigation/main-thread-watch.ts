/** Milliseconds over which blocked time is added up. */
const windowMs = 10_000;

/** Maximum blocked milliseconds within {@link windowMs}. */
const maxBlockedMs = 8_000;

/**
 * Calls `onBlocked` whenever tasks of more than 50 ms have blocked the main thread for more than {@link maxBlockedMs}
 * of the last {@link windowMs} milliseconds, while the same part was live. Only Chromium reports such tasks.
 */
export function watchMainThread(onBlocked: () => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return;
  let part: string | undefined;
  let tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => {
    const { live } = document.documentElement.dataset;
    if (live !== part) tasks = [];
    part = live;
    const since = performance.now() - windowMs;
    tasks = [...tasks, ...list.getEntries()].filter(({ startTime }) => startTime > since);
    if (tasks.reduce((sum, { duration }) => sum + duration, 0) > maxBlockedMs) onBlocked();
  }).observe({ type: 'longtask' });
}
