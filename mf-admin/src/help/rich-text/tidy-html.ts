/**
 * Converts the editor's HTML to the format of help texts. Paragraphs in list items are removed, because they would add
 * space. An empty text becomes ''.
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
