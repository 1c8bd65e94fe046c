import { type PrintedSheet, sheetPdf } from './sheet-pdf.ts';

/** Typesets in a worker, because typesetting would delay every visitor in the server's own thread. */
export default function makeSheet(printed: PrintedSheet): Promise<Uint8Array> {
  return sheetPdf(printed);
}
