/** What the document brought of a part. */
export interface ServedContent {
  /** Its HTML while the address is the one that it was rendered for, else ''. */
  html(): string;
}

/** Keeps the server's HTML, to be read again if what takes it over breaks. Call it before anything does. */
export function keepServedContent(element: Element | null | undefined): ServedContent {
  const kept = element?.innerHTML ?? '';
  const address = present();
  return { html: () => (present() === address ? kept : '') };
}

const present = () => location.pathname + location.search;
