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
