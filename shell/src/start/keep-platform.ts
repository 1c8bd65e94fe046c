/**
 * Freezes browser functions that all parts need. A remote that overwrites such a function gets a TypeError, and other
 * remotes are not affected (F4). address-changes.ts protects the functions of `history`.
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
  // Prevents scripts from adopting style sheets. Adopted style sheets would apply to the whole page. Style sheets from
  // a part's build apply only to the part (ADR 60).
  Object.defineProperty(document, 'adoptedStyleSheets', { value: Object.freeze([]) });
}
