/**
 * Freezes browser functions, so that no remote can break other parts by overwriting them (F4). For `history`, see
 * address-changes.ts.
 */
export function keepPlatform(): void {
  for (const [owner, names] of [
    [window, ['fetch', 'XMLHttpRequest']],
    [Document.prototype, ['createElement']],
  ] as const) {
    for (const name of names)
      Object.defineProperty(owner, name, {
        value: Reflect.get(owner, name),
        writable: false,
        configurable: false,
        enumerable: true,
      });
  }
  // Adopted style sheets would apply to the whole page instead of one part (ADR 60).
  Object.defineProperty(document, 'adoptedStyleSheets', { value: Object.freeze([]) });
}
