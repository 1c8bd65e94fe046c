/** Heading of the not-found page, as required word for word (R2). */
export const notFoundHeading = 'Ooops, This Page Could Not Be Found!';

/** Returns the document's title: the page first, then the site. */
export function pageTitle(title: string, siteName: string): string {
  return `${title} | ${siteName}`;
}
