import { helpSheetPdfs, type SheetName } from '@title24/shared-domain';
import type { HelpSheet } from '@title24/shared-domain/help-sheets';

interface SheetEntry {
  /** The sheet's subject, used as link text. */
  readonly subject: string;
  readonly pdf: string;
  /**
   * Loads the sheet's text from a separate chunk, because most visitors never need the text. Rejects if the chunk
   * cannot be loaded.
   */
  load(): Promise<HelpSheet>;
}

const sheets = () => import('@title24/shared-domain/help-sheets');

export const sheetDirectory: Readonly<Record<SheetName, SheetEntry>> = {
  residential: {
    subject: 'Residential New Construction',
    pdf: helpSheetPdfs.residential,
    load: async () => (await sheets()).residentialSheet,
  },
  addition: {
    subject: 'Residential Additions',
    pdf: helpSheetPdfs.addition,
    load: async () => (await sheets()).additionSheet,
  },
  commercial: {
    subject: 'Commercial Construction',
    pdf: helpSheetPdfs.commercial,
    load: async () => (await sheets()).commercialSheet,
  },
  'mandatory-measures': {
    subject: 'Single-Family Residential Mandatory Requirements Summary',
    pdf: helpSheetPdfs['mandatory-measures'],
    load: async () => (await sheets()).mandatoryMeasuresSheet,
  },
};

const sheetNames = Object.keys(sheetDirectory) as SheetName[];

/** Returns `name` if a sheet has this name; otherwise undefined. */
export function findSheetName(name: string | undefined): SheetName | undefined {
  return sheetNames.find((known) => known === name);
}
