import { repeatChange } from './address-changes.ts';
import type { Part } from './part.ts';

interface Options {
  readonly parts: readonly Part[];
  /** Makes single-spa follow the URL. `shown` are the parts already on the page. Called again after a failure. */
  readonly followAddress: (shown: readonly Part[]) => Promise<void>;
}

/** Shows the parts of the first page. Loads single-spa when `follow` is called or other parts are needed. */
export function startParts({ parts, followAddress }: Options) {
  const shown = parts.filter((part) => part.isActive(location.pathname));
  const waiting: PopStateEvent[] = [];
  let following: Promise<void> | undefined;

  const needsOthers = () => parts.some((part) => part.isActive(location.pathname) !== shown.includes(part));

  /**
   * Holds back `popstate` events for another part's page, because other listeners expect that single-spa has already
   * updated the parts.
   */
  function hold(event: PopStateEvent): void {
    if (!needsOthers()) return;
    event.stopImmediatePropagation();
    waiting.push(event);
    // The server can render the page without single-spa.
    follow().catch(() => location.reload());
  }

  async function takeOver(): Promise<void> {
    await followAddress(shown);
    removeEventListener('popstate', hold, { capture: true });
    waiting.forEach(repeatChange);
  }

  /** Loads and starts single-spa once. If that fails, the call rejects and the next call tries again. */
  function follow(): Promise<void> {
    following ??= takeOver().catch((error: unknown) => {
      following = undefined;
      throw error;
    });
    return following;
  }

  addEventListener('popstate', hold, { capture: true });
  for (const part of shown) part.activate();
  return { follow };
}
