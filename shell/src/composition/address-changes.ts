/** What changed the URL: the browser (an anchor, Back or Forward) or a script. */
export type AddressCause = 'browser' | 'pushState' | 'replaceState';

/** Dispatches a `popstate` event for each URL change by a script, even before single-spa starts (F4). */
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
        // Ignores attempts by remotes (F4) and single-spa to replace the function.
      },
      enumerable: true,
      configurable: false,
    });
  }
}

export function causeOf(event: PopStateEvent): AddressCause {
  return (
    (event as { readonly singleSpaTrigger?: 'pushState' | 'replaceState' }).singleSpaTrigger ?? 'browser'
  );
}

/** Dispatches a URL change again for listeners that missed the first event. */
export function repeatChange(event: PopStateEvent): void {
  dispatchEvent(changeOf(event.state, causeOf(event)));
}

/** Returns a `popstate` event. If a script changed the URL, the event is marked like single-spa's own events. */
function changeOf(state: unknown, cause: AddressCause): PopStateEvent {
  const event = new PopStateEvent('popstate', { state });
  return cause === 'browser' ? event : Object.assign(event, { singleSpaTrigger: cause });
}
