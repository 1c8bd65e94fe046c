const words = (text: string) => new Set(text.split(' '));

/** Elements without an end tag. */
const voidElements = words('area br col embed hr img input link source track wbr');

/** Elements whose content is text up to the end tag, even if it looks like markup. */
const rawText = words('textarea iframe');

/** Elements that belong to the document, contain scripts or styles, or change the parsing of later text. */
const forbidden = words(
  'html head body base meta title script style frameset frame noscript noembed noframes plaintext xmp math',
);

/** A browser does not nest these elements: it closes them at a second start tag, or ignores the tag. */
const neverNested = words('a button form nobr select');

/** A browser closes these elements at a start tag named in `items`, except inside a nested list named in `lists`. */
const listItems: Readonly<Record<string, { readonly items: Set<string>; readonly lists: Set<string> }>> = {
  li: { items: words('li'), lists: words('ul ol menu') },
  dt: { items: words('dt dd'), lists: words('dl') },
  dd: { items: words('dt dd'), lists: words('dl') },
};

const inSelect = words('option optgroup hr');

/** Elements permitted in an SVG drawing. Many other elements would end the drawing. */
const inDrawing = words(
  'svg g path circle ellipse rect line polyline polygon text tspan textpath title desc defs use symbol lineargradient radialgradient stop clippath mask pattern image marker filter a style',
);
const shapes = words('path circle ellipse rect line polyline polygon use stop image');

/**
 * Matches a comment, an end tag, a start tag with an optional self-closing slash, or any other `<` that a
 * browser would not read as text.
 */
const token =
  /<!--([\s\S]*?)-->|<\/([a-zA-Z][\w:-]*)\s*>|<([a-zA-Z][\w:-]*)(?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*(\/?)>|<[!?/a-zA-Z]/g;

/**
 * Returns why a part's HTML is not permitted in its slot; null if it is permitted. The HTML must contain no forbidden
 * elements. It must close exactly the elements that it opens, so that it cannot end its container.
 */
export function slotFault(html: string): string | null {
  const open: string[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, comment, end, start, empty] = match;
    if (comment !== undefined) {
      // A browser may end a comment that matches this pattern at another place than `token` does.
      if (/^-?>|--!?>|<!--|--!$/.test(comment)) return 'it has a malformed comment';
    } else if (end) {
      const expected = open.pop();
      if (expected !== end.toLowerCase()) {
        return `it has </${end}> where ${expected ? `<${expected}>` : 'nothing'} is open`;
      }
    } else if (start) {
      const name = start.toLowerCase();
      const fault = misplaced(name, open);
      if (fault) return fault;
      if (voidElements.has(name) || (empty && shapes.has(name))) continue;
      open.push(name);
      if (!rawText.has(name)) continue;
      const rest = html.slice(token.lastIndex).search(new RegExp(`</${name}`, 'i'));
      if (rest < 0) return `it does not close <${name}>`;
      token.lastIndex += rest;
    } else return `it has a malformed tag: ${html.slice(match.index, match.index + 40)}`;
  }
  return open.length > 0 ? `it does not close <${open.at(-1)}>` : null;
}

function misplaced(name: string, open: readonly string[]): string | null {
  const parent = open.at(-1);
  if (open.includes('svg')) return inDrawing.has(name) ? null : `it has <${name}> within <svg>`;
  if (forbidden.has(name)) return `it has <${name}>`;
  if (open.includes('select') && !inSelect.has(name)) return `it has <${name}> within <select>`;
  if (neverNested.has(name) && open.includes(name)) return `it has <${name}> within <${name}>`;
  const kind = listItems[name];
  if (!kind) return null;
  const around = open.findLast((outer) => kind.items.has(outer) || kind.lists.has(outer));
  return around && kind.items.has(around) ? `it has <${name}> within <${parent}> of a <${around}>` : null;
}
