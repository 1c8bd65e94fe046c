/** Heading of the not-found page, word for word (R2). */
export const notFoundHeading = 'Ooops, This Page Could Not Be Found!';

/** The document's title: the page first, then the site. */
export function pageTitle(title: string, siteName: string): string {
  return `${title} | ${siteName}`;
}
