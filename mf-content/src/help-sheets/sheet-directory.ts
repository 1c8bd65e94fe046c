import type { HelpSheetName } from '@title24/shared-domain';
import type { HelpSheet } from './help-sheet.ts';

interface SheetEntry {
  /** What the sheet is about, as links to it say. */
  readonly subject: string;
  readonly pdf: string;
  /** Brings the text, which most visits never need. Rejects where the network fails. */
  load(): Promise<HelpSheet>;
}

/** The sheets that open as dialogs: those that help texts may name, and the summary of mandatory measures. */
export type SheetName = HelpSheetName | 'mandatory-measures';

export const sheetDirectory: Readonly<Record<SheetName, SheetEntry>> = {
  residential: {
    subject: 'Residential New Construction',
    pdf: '/static/pdf/what_you_need_to_know_residential.pdf',
    load: async () => (await import('./residential.ts')).residentialSheet,
  },
  addition: {
    subject: 'Residential Additions',
    pdf: '/static/pdf/what_you_need_to_know_addition.pdf',
    load: async () => (await import('./addition.ts')).additionSheet,
  },
  commercial: {
    subject: 'Commercial Construction',
    pdf: '/static/pdf/what_you_need_to_know_commercial.pdf',
    load: async () => (await import('./commercial.ts')).commercialSheet,
  },
  'mandatory-measures': {
    subject: 'Single-Family Residential Mandatory Requirements Summary',
    pdf: '/static/pdf/residential_mandatory_measures_summary.pdf',
    load: async () => (await import('./mandatory-measures.ts')).mandatoryMeasuresSheet,
  },
};

const sheetNames = Object.keys(sheetDirectory) as SheetName[];

/** The sheet of this name, as an attribute says it; undefined where there is none. */
export function findSheetName(name: string | undefined): SheetName | undefined {
  return sheetNames.find((known) => known === name);
}
