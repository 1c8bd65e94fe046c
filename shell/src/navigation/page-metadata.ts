import { notFoundHeading, pageTitle, type RouteMetadata } from '@title24/shared-config/contract';

type Metadata = Pick<RouteMetadata, 'path' | 'title' | 'description'>;

/** Puts a route's metadata into the document's head, as the server does for a full load (checklist R4). */
export function showMetadata(route: Metadata | null, siteName: string): void {
  const title = pageTitle(route?.title ?? notFoundHeading, siteName);
  document.title = title;
  setAttribute('meta[property="og:title"]', 'content', title);
  if (!route) return;
  const canonical = new URL(route.path, location.origin).href;
  setAttribute('meta[name="description"]', 'content', route.description);
  setAttribute('meta[property="og:description"]', 'content', route.description);
  setAttribute('meta[property="og:url"]', 'content', canonical);
  setAttribute('link[rel="canonical"]', 'href', canonical);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
