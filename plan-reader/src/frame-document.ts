import type { FrameScript } from './frame-script.ts';

/**
 * Returns the HTML of a sandboxed frame. The frame inherits the content security policy of the surrounding
 * page. In addition, its script cannot fetch data or submit forms. The script is loaded with CORS, because a
 * sandboxed document has an opaque origin.
 */
export function frameDocument(title: string, { url, integrity }: FrameScript): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="connect-src 'none'; form-action 'none'"><title>${title}</title></head><body><script src="${url}" integrity="${integrity}" crossorigin></script></body></html>`;
}
