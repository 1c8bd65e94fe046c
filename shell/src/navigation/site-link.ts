/** Returns the URL of a link that opens in this window, or null. */
export function linkedAddress(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return new URL(link.href);
}
