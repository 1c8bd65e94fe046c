import { placeIds } from '../contract/page-state.ts';

/** Selectors of the links in the page header and the footer. The keys appear in messages. */
export const layoutLinks = {
  'page header': `#${placeIds.top} header a`,
  footer: `#${placeIds.bottom} footer a`,
} as const;

/**
 * Returns the first name in `links` whose selector matches no visible link; null if every selector matches one. May use
 * only its argument, because Playwright sends only the function's text to the browser.
 * @param links selectors by name, such as {@link layoutLinks}
 */
export function hiddenLinks(links: Readonly<Record<string, string>>): string | null {
  const isSeen = (link: Element) => {
    const { width, height } = link.getBoundingClientRect();
    const options = { opacityProperty: true, visibilityProperty: true };
    // Without checkVisibility, only the size counts.
    return width > 1 && height > 1 && (link.checkVisibility?.(options) ?? true);
  };
  const hidden = Object.entries(links).find(
    ([, selector]) => ![...document.querySelectorAll(selector)].some(isSeen),
  );
  return hidden?.[0] ?? null;
}
