/** Cause of a URL change: the visitor, through the browser (Back, Forward or an anchor), or a script on this page. */
export type AddressCause = 'browser' | 'pushState' | 'replaceState';

/**
 * Dispatches a `popstate` event whenever a script changes the URL. single-spa would do so only after its start.
 * Remotes cannot replace the patched functions (F4).
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
        // Ignores assignments by remotes (F4) and by single-spa at its start.
      },
      enumerable: true,
      configurable: false,
    });
  }
}

/** Returns the cause of a URL change. */
export function causeOf(event: PopStateEvent): AddressCause {
  return (
    (event as { readonly singleSpaTrigger?: 'pushState' | 'replaceState' }).singleSpaTrigger ?? 'browser'
  );
}

/** Dispatches a URL change again for listeners that have not received it. */
export function repeatChange(event: PopStateEvent): void {
  dispatchEvent(changeOf(event.state, causeOf(event)));
}

/** Returns an event with the property that single-spa sets on its own events. */
function changeOf(state: unknown, cause: AddressCause): PopStateEvent {
  const event = new PopStateEvent('popstate', { state });
  return cause === 'browser' ? event : Object.assign(event, { singleSpaTrigger: cause });
}
