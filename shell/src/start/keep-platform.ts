/**
 * Freezes browser functions, so that no remote can break other parts by overwriting them (F4). For `history`, see
 * address-changes.ts.
 */
export function keepPlatform(): void {
  // single-spa replaces these functions on the window. The loop below would prevent this if the window only inherited
  // them.
  Object.assign(window, { addEventListener, removeEventListener });
  for (const [owner, names] of [
    [window, ['fetch', 'XMLHttpRequest']],
    [Document.prototype, ['createElement']],
    [EventTarget.prototype, ['addEventListener', 'removeEventListener', 'dispatchEvent']],
  ] as const) {
    for (const name of names) Object.defineProperty(owner, name, { writable: false, configurable: false });
  }
  // Adopted style sheets would apply to the whole page instead of one part (ADR 60).
  Object.defineProperty(document, 'adoptedStyleSheets', { value: Object.freeze([]) });
}
