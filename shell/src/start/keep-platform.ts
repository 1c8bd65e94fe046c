/**
 * Freezes the browser functions that all parts need: a remote that overwrites one gets a TypeError in its own code, and
 * the others are not affected (F4). address-changes.ts keeps the functions of the history.
 */
export function keepPlatform(): void {
  for (const name of ['fetch', 'XMLHttpRequest'])
    Object.defineProperty(window, name, {
      value: Reflect.get(window, name),
      writable: false,
      configurable: false,
      enumerable: true,
    });
}
