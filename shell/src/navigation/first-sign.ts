/** Events that show that the visitor is active. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Runs `action` once at the first sign of visitor activity. Most visitors follow their first link only some time after
 * that sign.
 */
export function atFirstSign(action: () => void): void {
  const first = new AbortController();
  const begin = () => {
    first.abort();
    action();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true, signal: first.signal });
}
