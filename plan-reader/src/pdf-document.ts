import { frameDocument } from './frame-document.ts';
import { FrameScript } from './frame-script.ts';
import type { OpenPdf } from './pdf-messages.ts';

const script = new FrameScript(
  /* webpackChunkName: "pdf-frame" */ new URL('./frame/pdf-frame.ts', import.meta.url),
);

/**
 * Creates the first message to the frame that reads a PDF.
 * @param size file size in bytes
 */
export async function openPdf(size: number): Promise<OpenPdf> {
  return { size, script: await script.load().catch(() => null) };
}

/** HTML of the frame that reads a PDF. */
export const pdfDocument = frameDocument('Pages of the PDF', script);
