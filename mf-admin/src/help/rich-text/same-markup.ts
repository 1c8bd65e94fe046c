/** Whether two pieces of HTML say the same: white space and the order of attributes do not count. */
export function sameMarkup(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

function canonical(html: string): string {
  return describe(new DOMParser().parseFromString(html, 'text/html').body);
}

function describe(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return (child.nodeValue ?? '').replace(/\s+/g, '');
      if (child.nodeType !== Node.ELEMENT_NODE) return '';
      const element = child as Element;
      const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort();
      return `<${element.localName}${attributes.join('')}>${describe(element)}</>`;
    })
    .join('');
}
