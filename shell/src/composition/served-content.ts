/** A part's content as it came with the document. */
export interface ServedContent {
  /** Returns the content's HTML while the page is at the address that it was rendered for, otherwise ''. */
  html(): string;
}

/**
 * Keeps the server's HTML, so that it can be restored if the part breaks. Call this before anything changes the
 * element.
 */
export function keepServedContent(element: Element | null | undefined): ServedContent {
  const kept = element?.innerHTML ?? '';
  const address = present();
  return { html: () => (present() === address ? kept : '') };
}

const present = () => location.pathname + location.search;
