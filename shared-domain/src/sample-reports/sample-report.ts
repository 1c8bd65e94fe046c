import type { SheetBlock } from '../help-sheets/help-sheet.ts';

/** A page of a compliance form with invented data, which shows customers what they will receive. */
export interface SampleReport {
  /** Title such as 'Sample: certificate of compliance CF1R'. */
  readonly title: string;
  readonly lead: string;
  readonly tables: readonly SampleTable[];
}

/** A table of the form, marked with a letter. */
export interface SampleTable {
  /** Heading such as 'A. General information'. */
  readonly heading: string;
  readonly columns: readonly string[];
  /** Rows of cells, where the first cell is the row's heading. */
  readonly rows: readonly (readonly string[])[];
  /** Explanation for people who see the form for the first time. */
  readonly note: string;
}

/** Text on each page of a sample, on paper and on the screen. */
export const sampleMark = 'Sample with invented building data. Not for a permit.';

/** Returns a sample's table as sheet blocks: the table and its note. */
export function sampleBlocks({ heading, columns, rows, note }: SampleTable): readonly SheetBlock[] {
  return [
    { kind: 'table', caption: `Table ${heading.slice(0, 1)} of the form`, columns, rows },
    { kind: 'paragraph', text: note },
  ];
}
