/**
 * Freezes the browser functions that all parts need: a remote that overwrites one gets a TypeError in its own code, and
 * the others are not affected (F4). address-changes.ts protects the history's functions.
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
  // Stylesheets added by script would apply to the whole page; those of a part's build are scoped to it (ADR 60).
  Object.defineProperty(document, 'adoptedStyleSheets', { value: Object.freeze([]) });
}
