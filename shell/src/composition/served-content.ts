/** Content of a part as rendered by the server. */
export interface ServedContent {
  /** Returns the server's HTML if the page is still at the URL for which it was rendered; otherwise ''. */
  html(): string;
}

/**
 * Stores the server's HTML, so that it can be restored if the part fails. Must be called before the element changes.
 */
export function keepServedContent(element: Element | null | undefined): ServedContent {
  const kept = element?.innerHTML ?? '';
  const address = present();
  return { html: () => (present() === address ? kept : '') };
}

const present = () => location.pathname + location.search;
