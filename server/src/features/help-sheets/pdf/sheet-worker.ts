import { type PrintedSheet, sheetPdf } from './sheet-pdf.ts';

/** Typesets a sheet in a worker thread, because typesetting in the server's own thread would delay every visitor. */
export default function makeSheet(printed: PrintedSheet): Promise<Uint8Array> {
  return sheetPdf(printed);
}
