import { additionSheet } from '../addition.ts';
import { commercialSheet } from '../commercial.ts';
import type { HelpSheet } from '../help-sheet.ts';
import { mandatoryMeasuresSheet } from '../mandatory-measures.ts';
import { residentialSheet } from '../residential.ts';
import { sheetDirectory } from '../sheet-directory.ts';
import { sheetPdf } from './sheet-pdf.ts';

interface PrintedSheet {
  /** Where the site serves it: '/static/pdf/….pdf'. */
  readonly path: string;
  readonly sheet: HelpSheet;
  readonly series: string | null;
}

const series = 'What you need to know';

export const printedSheets: readonly PrintedSheet[] = [
  { path: sheetDirectory.residential.pdf, sheet: residentialSheet, series },
  { path: sheetDirectory.addition.pdf, sheet: additionSheet, series },
  { path: sheetDirectory.commercial.pdf, sheet: commercialSheet, series },
  { path: sheetDirectory['mandatory-measures'].pdf, sheet: mandatoryMeasuresSheet, series: null },
];

/** All PDFs of this remote by the path that the site serves them at. */
export async function printSheets(): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map(
    await Promise.all(
      printedSheets.map(async ({ path, sheet, series }) => [path, await sheetPdf(sheet, series)] as const),
    ),
  );
}
