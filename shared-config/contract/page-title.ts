/** Heading of the not-found page, with the exact wording of requirement R2. */
export const notFoundHeading = 'Ooops, This Page Could Not Be Found!';

/** Returns the document title: the page's title, then the site's name. */
export function pageTitle(title: string, siteName: string): string {
  return `${title} | ${siteName}`;
}
