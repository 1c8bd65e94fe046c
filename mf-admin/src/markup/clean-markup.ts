import { descriptionMarkup, helpMarkup, unreadElements } from '@title24/shared-domain';

/** What a kind of text may hold. */
export interface MarkupRules {
  readonly elements: readonly string[];
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly schemes: readonly string[];
}

export const helpTextRules: MarkupRules = helpMarkup;

export const descriptionRules: MarkupRules = descriptionMarkup;

const unread = new Set<string>(unreadElements);

/**
 * HTML with nothing in it but what the rules allow, for previews of what is not saved yet; the server cleans what is
 * saved by itself. Nothing of it runs meanwhile: it is parsed into a document that is never shown.
 */
export function cleanMarkup(html: string, rules: MarkupRules): string {
  const source = new DOMParser().parseFromString(html, 'text/html');
  const result = document.implementation.createHTMLDocument('');
  copyAllowed(source.body, result.body, rules);
  return result.body.innerHTML;
}

function copyAllowed(from: Node, to: Node, rules: MarkupRules): void {
  const { ownerDocument } = to;
  if (!ownerDocument) return;
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.appendChild(ownerDocument.createTextNode(node.nodeValue ?? ''));
    if (!(node.nodeType === Node.ELEMENT_NODE)) continue;
    const element = node as Element;
    const name = element.localName;
    if (unread.has(name)) continue;
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    if (!isHtml || !rules.elements.includes(name)) {
      copyAllowed(element, to, rules);
      continue;
    }
    const copy = ownerDocument.createElement(name);
    for (const { name: attribute, value } of element.attributes) {
      if (!rules.attributes[name]?.includes(attribute)) continue;
      if (attribute === 'href' && !isAllowedTarget(value, rules.schemes)) continue;
      copy.setAttribute(attribute, value);
    }
    if (copy.getAttribute('target') === '_blank') copy.setAttribute('rel', 'noopener noreferrer');
    to.appendChild(copy);
    copyAllowed(element, copy, rules);
  }
}

/** A path, an anchor, a placeholder, or an address with an allowed scheme. */
function isAllowedTarget(target: string, schemes: readonly string[]): boolean {
  // Browsers skip control characters and spaces when they look for a scheme.
  const seen = [...target].filter((character) => character > ' ').join('');
  if (/^[/\\]{2}/.test(seen)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(seen)?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}
