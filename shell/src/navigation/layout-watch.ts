import { isPlainClick } from '@title24/remote-kit/browser';
import { hiddenLinks, layoutLinks } from '@title24/remote-kit/document';
import { linkedAddress } from './site-link.ts';

interface Options {
  /** Called at most once, with the name of the live part that hides or blocks links of the layout. */
  readonly onFault: (part: string) => void;
  /** Opens a page with a full load. */
  readonly load: (url: URL) => void;
}

/** Milliseconds within which a part must open a dialog after it has stopped a click. */
const patienceMs = 300;

/**
 * Reports a part that hides all links of the page header or of the footer. Checks this at each click, and when the
 * visitor leaves the tab or returns to it. If a part stops a click on one of these links and opens no dialog, reports
 * the part and opens the link's page.
 */
export function watchLayout({ onFault, load }: Options): void {
  let isTold = false;
  function tell(): void {
    const part = document.documentElement.dataset.live;
    if (isTold || !part) return;
    isTold = true;
    onFault(part);
  }
  const look = () => {
    if (hiddenLinks(layoutLinks) !== null) tell();
  };

  const arrived = new WeakSet<Event>();
  document.addEventListener('click', (event) => void arrived.add(event));
  addEventListener(
    'click',
    (event) => {
      look();
      const url = linkedAddress(event.target);
      const isOfLayout =
        event.target instanceof Element && event.target.closest(Object.values(layoutLinks).join());
      if (!url || !isOfLayout || !isPlainClick(event)) return;
      setTimeout(() => {
        const isAsked = document.querySelector('dialog[open]') !== null;
        if (!event.defaultPrevented || arrived.has(event) || isAsked) return;
        tell();
        load(url);
      }, patienceMs);
    },
    true,
  );
  document.addEventListener('visibilitychange', look);
}
