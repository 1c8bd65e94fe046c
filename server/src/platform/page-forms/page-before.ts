/**
 * Returns the page on this site that a form was sent from; the home page if the browser does not send its address.
 * @param site the site's origin
 */
export function pageBefore(referer: string | undefined, site: string): string {
  if (!referer || !URL.canParse(referer)) return `${site}/`;
  const { origin, pathname, search } = new URL(referer);
  return origin === site ? `${site}${pathname}${search}` : `${site}/`;
}
