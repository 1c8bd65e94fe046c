import { headingId, placeIds } from '@title24/remote-kit/contract';

/** Id of the live region that announces navigations. */
export const announcementId = 'page-announcement';

/**
 * Moves the focus to the page's h1 and announces the heading to screen readers. Called after a navigation without a
 * reload.
 */
export function announcePage(heading: string): void {
  announce(`${heading}, page loaded`);
}

/**
 * Moves the focus to the page's h1 and announces a message to screen readers. Called after the focused element was
 * removed.
 */
export function announce(words: string): void {
  // Waits until React has rendered the new heading.
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingId) ?? document.getElementById(placeIds.main);
    heading?.focus({ preventScroll: true });
    say(words);
  });
}

/** Announces a message when screen readers are idle. Does not move the focus. */
export function say(words: string): void {
  const region = document.getElementById(announcementId);
  if (region) region.textContent = words;
}
