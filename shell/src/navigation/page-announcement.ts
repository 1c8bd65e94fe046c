import { headingId, placeIds } from '@title24/remote-kit/contract';

export const announcementId = 'page-announcement';

/** Focuses the page's h1 and announces its heading to screen readers, after a navigation. */
export function announcePage(heading: string): void {
  announce(`${heading}, page loaded`);
}

/** Focuses the page's h1 and announces a message, after the focused element was removed. */
export function announce(words: string): void {
  // React renders the new heading before the next frame.
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingId) ?? document.getElementById(placeIds.main);
    heading?.focus({ preventScroll: true });
    say(words);
  });
}

/** Announces a message to screen readers without moving the focus. */
export function say(words: string): void {
  const region = document.getElementById(announcementId);
  if (region) region.textContent = words;
}
