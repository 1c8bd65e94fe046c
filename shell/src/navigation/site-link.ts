/** Returns the URL of the link that contains `target`, or null if there is none or it does not open in this window. */
export function linkedAddress(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  return new URL(link.href);
}
