/** Events that show that the visitor is active. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Runs `action` once, at the first sign of visitor activity. Most visitors follow a link some time after that, which
 * leaves time for the action.
 */
export function atFirstSign(action: () => void): void {
  const first = new AbortController();
  const begin = () => {
    first.abort();
    action();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: first.signal });
}
