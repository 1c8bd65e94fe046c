/** Writes the name of the interactive part to the document, for tools and fault reports; null removes the name. */
export function markLive(part: string | null): void {
  if (part) document.documentElement.dataset.live = part;
  else delete document.documentElement.dataset.live;
}
