/** Inline elements whose nesting order does not matter. */
const marks = new Set(['a', 'strong', 'em']);

/**
 * Returns whether two HTML texts are equivalent. Ignores white space, the order of attributes, and the order in which
 * inline elements are nested.
 */
export function sameMarkup(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

function canonical(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pieces: string[] = [];
  describe(body, [], pieces);
  return pieces.join('');
}

/**
 * Appends a node's content to `pieces`: the tags of elements that are not `marks`, and each character, preceded by the
 * tags of the `marks` around it.
 */
function describe(node: Node, around: readonly string[], pieces: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      const marked = [...around].sort().join('');
      for (const character of (child.nodeValue ?? '').replace(/\s+/g, '')) pieces.push(marked, character);
    }
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const element = child as Element;
    const attributes = [...element.attributes].map(({ name, value }) => ` ${name}="${value}"`).sort();
    const tag = `<${element.localName}${attributes.join('')}>`;
    if (marks.has(element.localName)) {
      describe(element, [...around, tag], pieces);
    } else {
      pieces.push(tag);
      describe(element, around, pieces);
      pieces.push('</>');
    }
  }
}
