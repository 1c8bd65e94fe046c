/** Marks on the document which part is live, for tools that drive the page; null if no part is. */
export function markLive(part: string | null): void {
  if (part) document.documentElement.dataset.live = part;
  else delete document.documentElement.dataset.live;
}
