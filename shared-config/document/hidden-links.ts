import { placeIds } from '../contract/page-state.ts';

/** Selectors of the links in the page header and in the footer. The keys are the names of these places in messages. */
export const layoutLinks = {
  'page header': `#${placeIds.top} header a`,
  footer: `#${placeIds.bottom} footer a`,
} as const;

/**
 * Returns the name of the first group without a visible link; null if each group has one. The text of this function is
 * sent to a browser, so the function may use only its argument.
 * @param links selectors by name, such as {@link layoutLinks}
 */
export function hiddenLinks(links: Readonly<Record<string, string>>): string | null {
  const isSeen = (link: Element) => {
    const { width, height } = link.getBoundingClientRect();
    const options = { opacityProperty: true, visibilityProperty: true };
    // In browsers without checkVisibility, only the sizes are checked.
    return width > 1 && height > 1 && (link.checkVisibility?.(options) ?? true);
  };
  const hidden = Object.entries(links).find(
    ([, selector]) => ![...document.querySelectorAll(selector)].some(isSeen),
  );
  return hidden?.[0] ?? null;
}
