import { isPlainClick } from '@title24/remote-kit/browser';
import type { Navigator } from './navigator.ts';
import { linkedAddress } from './site-link.ts';

/** Navigates without a reload when a visitor clicks a link to a page that the shell knows. */
export function followLinkClicks({ knows, navigate }: Pick<Navigator, 'knows' | 'navigate'>): void {
  document.addEventListener('click', (event) => {
    const url = linkedAddress(event.target);
    if (!url || !isPlainClick(event) || event.defaultPrevented) return;
    const withinPage = url.pathname === location.pathname && url.search === location.search;
    // The browser handles links to an anchor on the current page.
    if (!knows(url) || (withinPage && url.hash)) return;
    event.preventDefault();
    void navigate(url.href);
  });
}
