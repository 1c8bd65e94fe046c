/**
 * Freezes browser functions that all parts need. A remote that overwrites one gets a TypeError, and other remotes are
 * not affected (F4). address-changes.ts protects the functions of `history`.
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
  // Prevents scripts from adopting style sheets. Those would apply to the whole page, unlike the style sheets of a
  // part's build, which are scoped (ADR 60).
  Object.defineProperty(document, 'adoptedStyleSheets', { value: Object.freeze([]) });
}
