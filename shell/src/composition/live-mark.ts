/**
 * Sets the name of the interactive part on the document, for tools that automate the page. With null, removes the
 * name, because no part is interactive.
 */
export function markLive(part: string | null): void {
  if (part) document.documentElement.dataset.live = part;
  else delete document.documentElement.dataset.live;
}
