/** Milliseconds before progress is shown. */
const unseenMs = 100;

/** Returns a tracker, which calls `show(true)` after 100 ms of work, and `show(false)` when no work is left. */
export function createProgress(show: (isShown: boolean) => void) {
  let inProgress = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    inProgress -= 1;
    if (inProgress > 0) return;
    clearTimeout(timer);
    show(false);
  }

  return {
    track(work: Promise<unknown>): void {
      inProgress += 1;
      if (inProgress === 1) timer = setTimeout(() => show(true), unseenMs);
      work.then(end, end);
    },
  };
}
