export const headingId = 'page-heading';
export const announcementId = 'page-announcement';

/** After a navigation without reload: focus goes to the page's h1, and its words to screen readers. */
export function announcePage(heading: string): void {
  announce(`${heading}, page loaded`);
}

/** What had the focus is gone: it goes to the page's h1, and these words to screen readers. */
export function announce(words: string): void {
  // After React has put the new heading there.
  requestAnimationFrame(() => {
    document.getElementById(headingId)?.focus({ preventScroll: true });
    say(words);
  });
}

/** Has screen readers speak these words when they come to it; the focus stays. */
export function say(words: string): void {
  const region = document.getElementById(announcementId);
  if (region) region.textContent = words;
}
