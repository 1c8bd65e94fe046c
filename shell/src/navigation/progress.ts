/** Milliseconds that something may take before a visitor is told that it is under way. */
const unseenMs = 100;

/** Follows what a visitor waits for, and has it shown while anything of it takes longer than {@link unseenMs}. */
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
    /** Follows this work until it has ended, well or badly. */
    track(work: Promise<unknown>): void {
      inProgress += 1;
      if (inProgress === 1) timer = setTimeout(() => show(true), unseenMs);
      work.then(end, end);
    },
  };
}
