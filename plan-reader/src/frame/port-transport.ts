import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import type { FromFrame } from '../pdf-messages.ts';

/**
 * Requests bytes of the file from the embedding page, because the frame is not allowed to send requests to any server.
 */
export class PortTransport extends PDFDataRangeTransport {
  readonly #tell: (message: FromFrame) => void;

  constructor(size: number, tell: (message: FromFrame) => void) {
    super(size, null);
    this.#tell = tell;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#tell({ kind: 'need', begin, end });
  }
}
