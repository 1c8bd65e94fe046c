/**
 * Returns the URL of the page on this site that sent a form, or the home page's URL if the sending page is unknown.
 * @param site - the site's origin
 */
export function pageBefore(referer: string | undefined, site: string): string {
  if (!referer || !URL.canParse(referer)) return `${site}/`;
  const { origin, pathname, search } = new URL(referer);
  return origin === site ? `${site}${pathname}${search}` : `${site}/`;
}
