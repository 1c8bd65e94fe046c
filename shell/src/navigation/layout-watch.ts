import { isPlainClick } from '@title24/remote-kit/browser';
import { hiddenLinks, layoutLinks } from '@title24/remote-kit/document';
import { watchMainThread } from './main-thread-watch.ts';
import { linkedAddress } from './site-link.ts';

interface Options {
  /**
   * Called at most once, with the name of the live part, and an error whose stack is only the kind of fault:
   * HiddenLayoutError, BlockedLinkError or BlockedThreadError.
   */
  readonly onFault: (part: string, error: Error) => void;
  /** Opens a page with a full load. */
  readonly load: (url: URL) => void;
}

/** Milliseconds within which a part must open a dialog after it has stopped a click. */
const patienceMs = 300;

/**
 * Reports a part that hides all links of the page header or of the footer. Checks this at each click, and when the
 * visitor leaves the tab or returns to it. If a part stops a click on one of these links and opens no dialog, reports
 * the part and opens the link's page. Also reports a part that blocks the main thread ({@link watchMainThread}).
 */
export function watchLayout({ onFault, load }: Options): void {
  let isTold = false;
  function tell(stack: string): void {
    const part = document.documentElement.dataset.live;
    if (isTold || !part) return;
    isTold = true;
    onFault(part, Object.assign(new Error(), { stack }));
  }
  const look = () => {
    if (hiddenLinks(layoutLinks) !== null) tell('HiddenLayoutError');
  };

  /** Returns the URL of the layout's link that a plain click on the event's target would open; null if none. */
  function urlOf(event: MouseEvent): URL | null {
    const isOfLayout =
      event.target instanceof Element && event.target.closest(Object.values(layoutLinks).join());
    return isOfLayout && isPlainClick(event) ? linkedAddress(event.target) : null;
  }

  /** Number of clicks that reached the document, or whose links `expectClick` opened. */
  let clicks = 0;
  document.addEventListener('click', () => {
    clicks += 1;
  });
  function expectClick(event: MouseEvent): void {
    const url = urlOf(event);
    if (!url) return;
    const before = clicks;
    setTimeout(() => {
      const isAsked = document.querySelector('dialog[open]') !== null;
      const isLeftToBrowser = event.type === 'click' && !event.defaultPrevented;
      if (clicks > before || isAsked || isLeftToBrowser) return;
      clicks += 1;
      tell('BlockedLinkError');
      load(url);
    }, patienceMs);
  }
  addEventListener(
    'click',
    (event) => {
      look();
      expectClick(event);
    },
    true,
  );
  // An earlier listener of a part can hide a click, so a press and release on the same link also count as a click.
  let pressed: string | undefined;
  addEventListener('mousedown', (event) => (pressed = urlOf(event)?.href), true);
  addEventListener(
    'mouseup',
    (event) => {
      if (pressed && urlOf(event)?.href === pressed) expectClick(event);
    },
    true,
  );
  document.addEventListener('visibilitychange', look);
  watchMainThread(() => tell('BlockedThreadError'));
}
