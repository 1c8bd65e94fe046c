/**
 * Has what every part needs of the browser stay as it is from here on: a remote that writes its own over it gets a TypeError,
 * in its own code, and takes nothing from the others (F4). The functions of the history are kept by address-changes.ts.
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
