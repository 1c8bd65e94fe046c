const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs `action` once, when the visitor first moves or presses the pointer or presses a key. */
export function atFirstSign(action: () => void): void {
  const first = new AbortController();
  const begin = () => {
    first.abort();
    action();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: first.signal });
}
