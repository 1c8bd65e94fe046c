import { repeatChange } from './address-changes.ts';
import type { Part } from './part.ts';

interface Options {
  readonly parts: readonly Part[];
  /**
   * Makes single-spa follow the address; the parts in `shown` are in the page already. Called again after a failure.
   */
  readonly followAddress: (shown: readonly Part[]) => Promise<void>;
}

/**
 * Shows the parts of the first page. A first visit does not load single-spa's code: single-spa starts to follow the
 * address at the visitor's first sign of activity, or at the first change that needs other parts.
 */
export function startParts({ parts, followAddress }: Options) {
  const shown = parts.filter((part) => part.isActive(location.pathname));
  const waiting: PopStateEvent[] = [];
  let following: Promise<void> | undefined;

  const needsOthers = () => parts.some((part) => part.isActive(location.pathname) !== shown.includes(part));

  /** Keeps a change from listeners that expect the parts to follow it. */
  function hold(event: PopStateEvent): void {
    if (!needsOthers()) return;
    event.stopImmediatePropagation();
    waiting.push(event);
    // The server can show the page instead.
    follow().catch(() => location.reload());
  }

  async function takeOver(): Promise<void> {
    await followAddress(shown);
    removeEventListener('popstate', hold, { capture: true });
    waiting.forEach(repeatChange);
  }

  /** Loads single-spa, unless it is there; rejects if that fails. */
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
