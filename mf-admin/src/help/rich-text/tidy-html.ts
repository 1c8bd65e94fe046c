/**
 * The editor's HTML as help texts are written: it puts a paragraph into each list item, which would set them apart.
 * A text without content is ''.
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
