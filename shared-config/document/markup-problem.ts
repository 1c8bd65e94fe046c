import { pageStateId, placeIds, type RenderResult } from '../contract/index.ts';

/** Matches a start tag with its attributes. */
const startTag = /<([a-zA-Z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/g;
const attribute = /([^\s"'<>/=]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const addresses: ReadonlySet<string> = new Set(['href', 'xlink:href', 'src', 'action', 'formaction']);

/** Ids that the document itself uses. */
const documentIds: readonly string[] = [...Object.values(placeIds), pageStateId];

/**
 * Returns the first problem with a part's well-formed HTML; null if there is none. Checks for ids that occur
 * twice, and for some of the content that the content security policy blocks. Ignores the head.
 */
export function markupProblem({ head: _, title: __, data: ___, ...slots }: RenderResult): string | null {
  const ids = new Set(documentIds);
  for (const [, tag = '', attributes = ''] of Object.values(slots).join('').matchAll(startTag)) {
    const element = tag.toLowerCase();
    if (element === 'object' || element === 'embed') return `<${element}> is blocked`;
    for (const [, given = '', ...values] of attributes.matchAll(attribute)) {
      const name = given.toLowerCase();
      const value = values.find((each) => each !== undefined) ?? '';
      if (name.startsWith('on') || name === 'style') return `${name}="…" of <${element}> is blocked`;
      if (name === 'id' && ids.has(value)) return `the page has the id ${value} twice`;
      if (name === 'id') ids.add(value);
      if (addresses.has(name) && isBlocked(element, name, decoded(value)))
        return `${name}="${value.slice(0, 60)}" of <${element}> is blocked`;
    }
  }
  return null;
}

function isBlocked(element: string, name: string, address: string): boolean {
  if (/^javascript:/i.test(address)) return true;
  const isForeign = /^([a-z][a-z0-9+.-]*:|[\\/]{2})/i.test(address);
  return isForeign && (element === 'iframe' || name === 'action' || name === 'formaction');
}

const named: Readonly<Record<string, string>> = { colon: ':', tab: '', newline: '', amp: '&', sol: '/' };

/** Decodes character references and removes white space and control characters, which could hide a URL's scheme. */
function decoded(value: string): string {
  return (
    value
      .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));?/gi, (text, hex, decimal, name) => {
        if (name) return named[name.toLowerCase()] ?? text;
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in addresses.
      .replace(/[\u0000-\u0020]/g, '')
  );
}
