/** The address of a page, or the clean address to redirect to. */
export type PageAddress = { readonly page: string } | { readonly redirect: string };

/**
 * Parses a request target. Returns null if it is invalid, and a redirect if its path ends with a slash, starts with two
 * slashes or contains a backslash. Browsers could read `//example.com` and `/\example.com` as another site.
 * @param homePath path to redirect to if the clean path is empty
 */
export function pageAddress(target: string, homePath: string): PageAddress | null {
  const [written = '/', ...rest] = target.split('?');
  const path = written.replaceAll('\\', '/');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  const url = URL.parse(path.replace(/^\/+/, '/') + query, 'http://site');
  if (url?.host !== 'site') return null;
  const isClean = path === written && !path.startsWith('//') && !path.endsWith('/');
  if (isClean) return { page: target };
  const clean = url.pathname.replace(/^\/+/, '/').replace(/\/+$/, '');
  return { redirect: (clean || homePath) + url.search };
}
