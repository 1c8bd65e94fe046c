import { type PrintedSheet, sheetPdf } from './sheet-pdf.ts';

/** Typesets a sheet in a worker thread, because in the server's own thread it would delay every visitor. */
export default function makeSheet(printed: PrintedSheet): Promise<Uint8Array> {
  return sheetPdf(printed);
}
