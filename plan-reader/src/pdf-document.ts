import { frameDocument } from './frame-document.ts';
import { FrameScript } from './frame-script.ts';

const script = new FrameScript(
  /* webpackChunkName: "pdf-frame" */ new URL('./frame/pdf-frame.ts', import.meta.url),
);

/** The document of the frame that reads a PDF. */
export const pdfDocument = frameDocument('Pages of the PDF', script);
