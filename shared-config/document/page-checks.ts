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

/**
 * Returns whether a part covers the middle of the page header, which would prevent clicks. This function may use only
 * its arguments, because Playwright sends only the function's text to the browser.
 * @param top id of the header's element
 * @param part id of the part's element
 */
export function coversPageHeader({ top, part }: { readonly top: string; readonly part: string }): boolean {
  const header = document.getElementById(top)?.getBoundingClientRect();
  if (!header) return false;
  const { left, top: start, width, height } = header;
  const topmost = document.elementFromPoint(left + width / 2, start + height / 2);
  return topmost !== null && (document.getElementById(part)?.contains(topmost) ?? false);
}

/** A console line as Playwright reports it. */
interface ConsoleLine {
  text(): string;
  location(): { readonly url: string };
}

/** Returns whether a console line reports that the page itself got a 404. */
export function isOwnStatus(line: ConsoleLine, pageUrl: string): boolean {
  return line.location().url === pageUrl && /status of 404/.test(line.text());
}
