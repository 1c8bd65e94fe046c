import type { HelpSheetName } from '@title24/shared-domain';
import type { HelpSheet } from './help-sheet.ts';

interface SheetEntry {
  /** What the sheet is about, as links to it say. */
  readonly subject: string;
  readonly pdf: string;
  /** Brings the text, which most visits never need. Rejects where the network fails. */
  load(): Promise<HelpSheet>;
}

/** The 'What you need to know' sheets. */
export const sheetDirectory: Readonly<Record<HelpSheetName, SheetEntry>> = {
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
};

export const mandatoryMeasuresPdf = '/static/pdf/residential_mandatory_measures_summary.pdf';
