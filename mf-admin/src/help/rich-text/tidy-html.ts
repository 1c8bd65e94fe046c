/**
 * Converts the editor's HTML to the style of help texts: the editor puts a paragraph into each list item, which would
 * add space between them. An empty text is ''.
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
