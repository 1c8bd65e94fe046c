/** Converts the elapsed fraction of the time to the fraction of the distance. Scrolling starts and ends slowly. */
function ease(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2;
}

/** Scrolls to the top in `durationMs`, or at once with reduced motion. Stops at a wheel, touch or key event. */
export function scrollToTop(durationMs: number): void {
  const from = window.scrollY;
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  if (still || durationMs <= 0) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const done = new AbortController();
  for (const own of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(own, () => done.abort(), { signal: done.signal, passive: true });
  }
  let began: number | undefined;
  const step = (now: number) => {
    if (done.signal.aborted) return;
    began ??= now;
    const part = Math.min(1, (now - began) / durationMs);
    window.scrollTo({ top: from * (1 - ease(part)), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else done.abort();
  };
  requestAnimationFrame(step);
}
