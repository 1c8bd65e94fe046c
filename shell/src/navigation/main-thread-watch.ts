/** Milliseconds over which blocked time is added up. */
const windowMs = 10_000;

/** Maximum blocked time in that window, in milliseconds. */
const maxBlockedMs = 8_000;

/**
 * Calls `onBlocked` whenever tasks of more than 50 ms have blocked the main thread for more than 8 of the last 10
 * seconds ({@link maxBlockedMs}, {@link windowMs}), while the same part was live. Only Chromium reports such tasks.
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
    const blockedMs = ({ startTime, duration }: PerformanceEntry) =>
      Math.min(duration, startTime + duration - since);
    tasks = [...tasks, ...list.getEntries()].filter((task) => blockedMs(task) > 0);
    if (tasks.reduce((sum, task) => sum + blockedMs(task), 0) > maxBlockedMs) onBlocked();
  }).observe({ type: 'longtask' });
}
