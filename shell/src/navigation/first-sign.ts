const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs `action` once at the first activity of the visitor. */
export function atFirstSign(action: () => void): void {
  const first = new AbortController();
  const begin = () => {
    first.abort();
    action();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: first.signal });
}
