import { frameDocument } from './frame-document.ts';
import { FrameScript } from './frame-script.ts';
import type { OpenPdf } from './pdf-messages.ts';

const script = new FrameScript(
  /* webpackChunkName: "pdf-frame" */ new URL('./frame/pdf-frame.ts', import.meta.url),
);

/** Returns the first message to the frame. */
export async function openPdf(size: number): Promise<OpenPdf> {
  return { size, script: await script.load().catch(() => null) };
}

/** The document of the frame that reads a PDF. */
export const pdfDocument = frameDocument('Pages of the PDF', script);
