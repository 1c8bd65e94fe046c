/**
 * Freezes browser functions, so that no remote can break other parts by overwriting them (F4). For `history`, see
 * address-changes.ts.
 */
export function keepPlatform(): void {
  // Copies these functions to the window, so that single-spa can still replace them there. The loop below freezes the
  // originals, and a frozen function that the window only inherits cannot be replaced.
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
