/**
 * Has what every part needs of the browser stay as it is from here on: a remote that writes its own over it gets a TypeError,
 * in its own code, and takes nothing from the others (F4). Call it when single-spa has put in its own history functions.
 */
export function keepPlatform(): void {
  for (const [owner, names] of [
    [history, ['pushState', 'replaceState']],
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
  // Stylesheets by script would apply to the whole page; those of a part's build are scoped to it (ADR 60).
  Object.defineProperty(document, 'adoptedStyleSheets', { value: Object.freeze([]) });
}
