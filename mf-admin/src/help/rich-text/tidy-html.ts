/**
 * Converts the editor's HTML to a help text; '' if it has no text. If a list item begins with its only paragraph,
 * removes the paragraph's tags, because a paragraph would add space.
 */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll('li')) {
    const [first, ...others] = item.children;
    if (first?.localName !== 'p' || others.some((other) => other.localName === 'p')) continue;
    first.replaceWith(...first.childNodes);
  }
  return body.textContent?.trim() === '' ? '' : body.innerHTML;
}
