/**
 * Returns whether a part covers the page header, which would prevent clicks. A browser gets the text of this
 * function, so only its arguments may be used.
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
