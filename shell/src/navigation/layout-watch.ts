import { isPlainClick } from '@title24/remote-kit/browser';
import { hiddenLinks, layoutLinks } from '@title24/remote-kit/document';
import { linkedAddress } from './site-link.ts';

interface Options {
  /** Called once, with the live part, when the layout is hidden or unusable. */
  readonly onFault: (part: string) => void;
  /** Loads a page as a whole. */
  readonly load: (url: URL) => void;
}

/** Milliseconds in which a part that stops a click has to show why. */
const patienceMs = 300;

/**
 * Guards the page header and the footer, which a part could hide or make unusable, by checks at each click and when
 * the visitor leaves. If a part stops a click on one of their links, the link still leads to its page, unless the
 * part first opens a dialog, such as about unsaved input.
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
