import { JSDOM } from 'jsdom';

/** A page as the server sends it, before scripts run. */
export interface ServedPage {
  readonly status: number;
  readonly html: string;
  /** @throws Error if no element matches */
  find(selector: string): Element;
  all(selector: string): Element[];
  /** Returns the first match's {@link readableText}. Throws an Error if no element matches. */
  text(selector?: string): string;
}

interface Answer {
  readonly url: string;
  readonly status: number;
  readonly html: string;
}

/** Returns a function that fetches each page only once. */
export function servedPages(siteUrl: string): (path: string) => Promise<ServedPage> {
  const answers = new Map<string, Promise<Answer>>();
  return async (path) => {
    const answer = answers.get(path) ?? fetchAnswer(siteUrl + path);
    answers.set(path, answer);
    return readAnswer(await answer);
  };
}

async function fetchAnswer(address: string): Promise<Answer> {
  const response = await fetch(address);
  return { url: response.url, status: response.status, html: await response.text() };
}

function readAnswer({ url, status, html }: Answer): ServedPage {
  let read: Document | undefined;
  const document = () => {
    read ??= new JSDOM(html, { url }).window.document;
    return read;
  };
  function find(selector: string): Element {
    const element = document().querySelector(selector);
    if (!element) throw new Error(`${url} has no ${selector}`);
    return element;
  }
  return {
    status,
    html,
    find,
    all: (selector) => [...document().querySelectorAll(selector)],
    text: (selector = 'main') => readableText(find(selector)),
  };
}

/** Elements that do not begin a new line. */
const inline = new Set([
  'A',
  'ABBR',
  'B',
  'CODE',
  'DATA',
  'EM',
  'I',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
]);
const unreadable = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);

/**
 * Returns an element's text with normalized spaces. Leaves out scripts, styles, templates, `<noscript>`, popovers, and
 * elements with the attribute `hidden`.
 */
export function readableText(element: Element): string {
  return wordsOf(element).replaceAll(/\s+/g, ' ').trim();
}

function wordsOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const element = node as Element;
  if (unreadable.has(element.tagName) || element.hasAttribute('hidden') || element.hasAttribute('popover'))
    return ' ';
  const words = [...element.childNodes].map(wordsOf).join('');
  return inline.has(element.tagName) ? words : ` ${words} `;
}
