/** What changed the address: the visitor through the browser (Back, Forward, an anchor), or this page. */
export type AddressCause = 'browser' | 'pushState' | 'replaceState';

let isTaken = false;

/**
 * Has each change of the address by this page followed by a `popstate` event, as single-spa does from its start on. The
 * functions stay as they are: a remote that writes its own over them gets a TypeError, in its own code (F4).
 */
export function reportAddressChanges(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const native = History.prototype[name];
    function change(...args: Parameters<typeof native>): void {
      const before = location.href;
      native.apply(history, args);
      if (location.href !== before) dispatchEvent(changeOf(history.state, name));
    }
    Object.defineProperty(history, name, {
      get: () => change,
      set() {
        if (!isTaken) throw new TypeError(`Cannot assign to read only property '${name}' of history`);
      },
      enumerable: true,
      configurable: false,
    });
  }
}

/** Runs what starts single-spa, without the history functions that it would put in. */
export function withTakenHistory(start: () => void): void {
  isTaken = true;
  try {
    start();
  } finally {
    isTaken = false;
  }
}

/** Returns what changed the address. */
export function causeOf(event: PopStateEvent): AddressCause {
  return (
    (event as { readonly singleSpaTrigger?: 'pushState' | 'replaceState' }).singleSpaTrigger ?? 'browser'
  );
}

/** Dispatches a change of the address again, for listeners that it has not reached. */
export function repeatChange(event: PopStateEvent): void {
  dispatchEvent(changeOf(event.state, causeOf(event)));
}

/** An event with the mark that single-spa gives to its own. */
function changeOf(state: unknown, cause: AddressCause): PopStateEvent {
  const event = new PopStateEvent('popstate', { state });
  return cause === 'browser' ? event : Object.assign(event, { singleSpaTrigger: cause });
}
