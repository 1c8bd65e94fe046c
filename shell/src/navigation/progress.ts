/** Milliseconds that work may take before the progress bar shows. */
const unseenMs = 100;

/** Tracks what the visitor waits for and shows progress while any of it takes longer than {@link unseenMs}. */
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
    /** Tracks this work until it settles. */
    track(work: Promise<unknown>): void {
      inProgress += 1;
      if (inProgress === 1) timer = setTimeout(() => show(true), unseenMs);
      work.then(end, end);
    },
  };
}
