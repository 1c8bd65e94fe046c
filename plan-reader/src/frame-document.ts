import type { FrameScript } from './frame-script.ts';

/**
 * Returns the document of a sandboxed frame. It has the policy of the surrounding page and, in addition, may not
 * connect anywhere. Its script is loaded with CORS, like everything that a document without an origin loads.
 */
export function frameDocument(title: string, { url, integrity }: FrameScript): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="connect-src 'none'; form-action 'none'"><title>${title}</title></head><body><script src="${url}" integrity="${integrity}" crossorigin></script></body></html>`;
}
