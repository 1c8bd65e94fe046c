export const headingId = 'page-heading';
export const announcementId = 'page-announcement';

/** After a navigation without reload: focus goes to the page's h1, and its words to screen readers. */
export function announcePage(heading: string): void {
  // After React has put the new heading there.
  requestAnimationFrame(() => {
    document.getElementById(headingId)?.focus({ preventScroll: true });
    const region = document.getElementById(announcementId);
    if (region) region.textContent = `${heading}, page loaded`;
  });
}
