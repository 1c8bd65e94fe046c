import type { Navigator } from './navigator.ts';

/** Turns clicks on plain links to pages of this site into navigations without a reload. */
export function followLinkClicks({ knows, navigate }: Navigator): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    const withinPage = url.pathname === location.pathname && url.search === location.search;
    // The browser itself goes to an anchor of the page that shows.
    if (!knows(url) || (withinPage && url.hash)) return;
    event.preventDefault();
    void navigate(url.href);
  });
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
