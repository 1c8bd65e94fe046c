/** Events that reveal a visitor: a movement, a touch, a key press. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs `action` once, when someone is there who may follow a link. Most links are followed a while after that. */
export function atFirstSign(action: () => void): void {
  const first = new AbortController();
  const begin = () => {
    first.abort();
    action();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: first.signal });
}
