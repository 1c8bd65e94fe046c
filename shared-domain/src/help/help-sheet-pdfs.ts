import type { HelpSheetName } from './help-markup.ts';

/** Sheets that open as dialogs and exist as PDFs. */
export type SheetName = HelpSheetName | 'mandatory-measures';

/** Path of each sheet's PDF (C3). */
export const helpSheetPdfs: Readonly<Record<SheetName, string>> = {
  residential: '/static/pdf/what_you_need_to_know_residential.pdf',
  addition: '/static/pdf/what_you_need_to_know_addition.pdf',
  commercial: '/static/pdf/what_you_need_to_know_commercial.pdf',
  'mandatory-measures': '/static/pdf/residential_mandatory_measures_summary.pdf',
};
