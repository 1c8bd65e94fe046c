import { type PrintedSheet, sheetPdf } from './sheet-pdf.ts';

/** Typesetting takes long enough to hold up every visitor if it ran in the server's own thread. */
export default function makeSheet(printed: PrintedSheet): Promise<Uint8Array> {
  return sheetPdf(printed);
}
