import { canonicalPath, notFoundHeading, pageTitle, type RouteMetadata } from '@title24/remote-kit/contract';

type Metadata = Pick<RouteMetadata, 'path' | 'aliases' | 'title' | 'description' | 'noIndex'>;

/**
 * Updates the document's head with a route's metadata (R4).
 *
 * @param own - title without the site's name; the route's title by default
 */
export function showMetadata(route: Metadata | null, siteName: string, own = route?.title): void {
  const title = pageTitle(own ?? notFoundHeading, siteName);
  document.title = title;
  show('meta', { property: 'og:title' }, { content: title });
  if (route) {
    show('meta', { name: 'description' }, { content: route.description });
    show('meta', { property: 'og:description' }, { content: route.description });
  }
  const canonical = route ? location.origin + canonicalPath(route, location.pathname) : null;
  show('meta', { property: 'og:url' }, canonical ? { content: canonical } : null);
  show('link', { rel: 'canonical' }, canonical ? { href: canonical } : null);
  show('meta', { name: 'robots' }, !route || route.noIndex ? { content: 'noindex' } : null);
  // The structured data in the head describes only the page that the server sent.
  for (const data of document.head.querySelectorAll('script[type="application/ld+json"]')) data.remove();
}

type Attributes = Readonly<Record<string, string>>;

/** Sets the attributes of the element that matches `key`; null removes the element. */
function show(tag: 'meta' | 'link', key: Attributes, attributes: Attributes | null): void {
  const selector = Object.entries(key).map(([name, value]) => `[${name}="${value}"]`);
  const found = document.head.querySelector(tag + selector.join(''));
  if (!attributes) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries({ ...key, ...attributes })) element.setAttribute(name, value);
}
