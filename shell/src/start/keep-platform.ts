/**
 * Freezes the browser functions that all parts need: a remote that overwrites one gets a TypeError in its own code, and
 * the others are not affected (F4). Call this once single-spa has installed its history functions.
 */
export function keepPlatform(): void {
  for (const [owner, names] of [
    [history, ['pushState', 'replaceState']],
    [window, ['fetch', 'XMLHttpRequest']],
  ] as const) {
    for (const name of names)
      Object.defineProperty(owner, name, {
        value: Reflect.get(owner, name),
        writable: false,
        configurable: false,
        enumerable: true,
      });
  }
}
