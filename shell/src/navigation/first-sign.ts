/** Events that show that a visitor is active: a movement, a touch, a key press. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs `action` once, at the visitor's first sign of activity. Most visitors follow a link only some time later. */
export function atFirstSign(action: () => void): void {
  const first = new AbortController();
  const begin = () => {
    first.abort();
    action();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: first.signal });
}
