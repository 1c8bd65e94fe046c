/** A sheet for reading on the page and for printing: one source for dialog and PDF. Plain text throughout. */
export interface HelpSheet {
  readonly title: string;
  /** Summary of the sheet in a sentence or two. */
  readonly lead: string;
  readonly sections: readonly SheetSection[];
  readonly prices: readonly SheetPrice[];
}

/** A line of a sheet's prices: a Do-It-Yourself item of the catalogue, or a fee in US dollars. */
export type SheetPrice =
  | { readonly label: string; readonly sku: string }
  | { readonly label: string; readonly fee: number };

export interface SheetSection {
  readonly heading: string;
  readonly blocks: readonly SheetBlock[];
}

export type SheetBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      /** The first cell is the row's heading. */
      readonly rows: readonly (readonly string[])[];
    };

/** Returns a paragraph of a sheet. @param text plain text */
export function paragraph(text: string): SheetBlock {
  return { kind: 'paragraph', text };
}

/** Returns a bulleted list of a sheet. @param items plain text */
export function list(...items: readonly string[]): SheetBlock {
  return { kind: 'list', items };
}
