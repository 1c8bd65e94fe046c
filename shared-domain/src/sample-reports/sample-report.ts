import type { SheetBlock } from '../help-sheets/help-sheet.ts';

/** A page of a compliance form with invented data, as a sample of what a customer gets. */
export interface SampleReport {
  /** 'Sample: certificate of compliance CF1R'. */
  readonly title: string;
  readonly lead: string;
  readonly tables: readonly SampleTable[];
}

/** A lettered table of the form. */
export interface SampleTable {
  /** 'A. General information'. */
  readonly heading: string;
  readonly columns: readonly string[];
  /** The first cell is the row's heading. */
  readonly rows: readonly (readonly string[])[];
  /** Note for a reader who sees the form for the first time. */
  readonly note: string;
}

/** Shown on each page of a sample, on paper and on screen. */
export const sampleMark = 'Sample with invented building data. Not for a permit.';

/** Returns a table of a sample as blocks of a sheet: the table, then the note. */
export function sampleBlocks({ heading, columns, rows, note }: SampleTable): readonly SheetBlock[] {
  return [
    { kind: 'table', caption: `Table ${heading.slice(0, 1)} of the form`, columns, rows },
    { kind: 'paragraph', text: note },
  ];
}
