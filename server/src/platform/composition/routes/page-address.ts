/** Meaning of a request's target: a page, or the clean address to redirect to. */
export type PageAddress = { readonly page: string } | { readonly redirect: string };

/**
 * Parses a request's target. An address with a trailing slash, or an address that a browser could take for another site
 * (`//example.com`, `/\example.com`), is redirected to its clean form, which starts with one slash.
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
