import { headingId, placeIds } from '@title24/remote-kit/contract';

/** Id of the live region that announces navigations. */
export const announcementId = 'page-announcement';

/**
 * Moves the focus to the page's h1 after a navigation without a reload, and announces the heading to screen readers.
 */
export function announcePage(heading: string): void {
  announce(`${heading}, page loaded`);
}

/**
 * Moves the focus to the page's h1 after the focused element was removed, and announces a message to screen readers.
 */
export function announce(words: string): void {
  // Waits until React has rendered the new heading.
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingId) ?? document.getElementById(placeIds.main);
    heading?.focus({ preventScroll: true });
    say(words);
  });
}

/** Announces a message to screen readers when they are idle, without moving the focus. */
export function say(words: string): void {
  const region = document.getElementById(announcementId);
  if (region) region.textContent = words;
}
