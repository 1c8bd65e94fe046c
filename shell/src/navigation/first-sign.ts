/** Events that reveal a visitor: a movement, a touch, a key press. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs `action` once, at the first sign of a visitor. Most visitors follow a link only some time after that. */
export function atFirstSign(action: () => void): void {
  const first = new AbortController();
  const begin = () => {
    first.abort();
    action();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: first.signal });
}
