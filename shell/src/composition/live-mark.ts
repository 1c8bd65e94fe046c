/** Marks on the document which part's script has taken over, for tools that drive the page; null while none has. */
export function markLive(part: string | null): void {
  if (part) document.documentElement.dataset.live = part;
  else delete document.documentElement.dataset.live;
}
