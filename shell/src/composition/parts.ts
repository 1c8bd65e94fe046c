import { repeatChange } from './address-changes.ts';
import type { Part } from './part.ts';

interface Options {
  readonly parts: readonly Part[];
  /** Makes single-spa follow the URL. The parts in `shown` are already on the page. Called again after a failure. */
  readonly followAddress: (shown: readonly Part[]) => Promise<void>;
}

/**
 * Shows the parts of the first page without single-spa, because most first visits do not need it. single-spa is loaded
 * when the visitor becomes active or other parts are needed.
 */
export function startParts({ parts, followAddress }: Options) {
  const shown = parts.filter((part) => part.isActive(location.pathname));
  const waiting: PopStateEvent[] = [];
  let following: Promise<void> | undefined;

  const needsOthers = () => parts.some((part) => part.isActive(location.pathname) !== shown.includes(part));

  /**
   * Withholds a URL change until single-spa has started, because listeners expect that the parts have been updated.
   */
  function hold(event: PopStateEvent): void {
    if (!needsOthers()) return;
    event.stopImmediatePropagation();
    waiting.push(event);
    // If single-spa cannot be loaded, a reload lets the server render the page.
    follow().catch(() => location.reload());
  }

  async function takeOver(): Promise<void> {
    await followAddress(shown);
    removeEventListener('popstate', hold, { capture: true });
    waiting.forEach(repeatChange);
  }

  /** Loads and starts single-spa unless it has been started. Rejects if it cannot be loaded. */
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
