import type { SheetBlock } from '../help-sheets/help-sheet.ts';

/** A sample of a compliance form, with invented data. */
export interface SampleReport {
  /** Such as 'Sample: certificate of compliance CF1R'. */
  readonly title: string;
  readonly lead: string;
  readonly tables: readonly SampleTable[];
}

/** A form's table, marked with a letter. */
export interface SampleTable {
  /** Such as 'A. General information'. */
  readonly heading: string;
  readonly columns: readonly string[];
  /** Each row's first cell is the row's heading. */
  readonly rows: readonly (readonly string[])[];
  /** Explanation of the table for people who see the form for the first time. */
  readonly note: string;
}

/** Start of each sample's `lead`. */
export const sampleMark = 'Sample with invented building data. Not for a permit.';

/** Returns a sample's table and note as sheet blocks. */
export function sampleBlocks({ heading, columns, rows, note }: SampleTable): readonly SheetBlock[] {
  return [
    { kind: 'table', caption: `Table ${heading.slice(0, 1)} of the form`, columns, rows },
    { kind: 'paragraph', text: note },
  ];
}
