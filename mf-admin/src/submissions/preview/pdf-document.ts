import { FrameScript } from './frame-script.ts';

const script = new FrameScript(
  /* webpackChunkName: "pdf-frame" */ new URL('./frame/pdf-frame.ts', import.meta.url),
);

/**
 * The document of the sandboxed frame. It has the policy of the surrounding page and, in addition, may not connect
 * anywhere. Its script is loaded with CORS, as everything that a document without an origin loads.
 */
export const pdfDocument = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="connect-src 'none'; form-action 'none'"><title>Pages of the PDF</title></head><body><script src="${script.url}" integrity="${script.integrity}" crossorigin></script></body></html>`;
