import { helpMarkup } from '@title24/shared-domain';

const inline = ['strong', 'em', 'a', 'br', '#text'];

/** Permitted children of each element in a help text. '#text' is text other than white space. */
const content: Readonly<Record<string, readonly string[]>> = {
  '#root': ['p', 'ul', 'ol', 'table'],
  p: inline,
  ul: ['li'],
  ol: ['li'],
  li: inline,
  table: ['caption', 'thead', 'tbody'],
  caption: inline,
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
  th: inline,
  td: inline,
  strong: ['em', 'a', '#text'],
  em: ['strong', 'a', '#text'],
  a: ['strong', 'em', '#text'],
};
const attributes: Readonly<Record<string, readonly string[]>> = helpMarkup.attributes;
const elements: readonly string[] = helpMarkup.elements;

/**
 * Returns the faults in a help text's HTML, each as text: disallowed elements and attributes, wrong nesting,
 * unclosed tags and unescaped characters.
 */
export function markupFaults(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const enter = (child: string) => {
    const parent = open.at(-1) ?? '#root';
    if (!content[parent]?.includes(child)) faults.push(`${child} in ${parent}`);
  };
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+|</g)) {
    const closing = /^<\/([a-z0-9]+)>$/.exec(token)?.[1];
    const opening = /^<([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>$/.exec(token);
    if (closing) {
      const last = open.pop();
      if (last !== closing) faults.push(`</${closing}> closes ${last}`);
    } else if (opening) {
      const [, tag = '', list = ''] = opening;
      if (!elements.includes(tag)) faults.push(`${tag} is not allowed`);
      for (const [, name = ''] of list.matchAll(/ ([a-z-]+)="/g)) {
        if (!attributes[tag]?.includes(name)) faults.push(`${tag} may have no ${name}`);
      }
      enter(tag);
      if (tag !== 'br') open.push(tag);
    } else {
      if (/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(token)) faults.push(`not escaped: ${token.trim()}`);
      if (token.trim()) enter('#text');
    }
  }
  return [...faults, ...open.map((tag) => `${tag} is not closed`)];
}
