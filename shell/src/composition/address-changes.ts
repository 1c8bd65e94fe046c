/** What changed the address: the visitor through the browser (Back, Forward, an anchor), or this page. */
export type AddressCause = 'browser' | 'pushState' | 'replaceState';

/**
 * Makes each change of the address by this page dispatch a `popstate` event, as single-spa does once it has started.
 * The functions stay as they are even if a remote assigns others (F4).
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
        // Ignores what a remote assigns (F4), and what single-spa assigns when it starts.
      },
      enumerable: true,
      configurable: false,
    });
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

/** Returns an event with the mark that single-spa gives to its own events. */
function changeOf(state: unknown, cause: AddressCause): PopStateEvent {
  const event = new PopStateEvent('popstate', { state });
  return cause === 'browser' ? event : Object.assign(event, { singleSpaTrigger: cause });
}
