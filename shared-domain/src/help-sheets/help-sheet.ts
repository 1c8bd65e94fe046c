/** A help sheet in plain text. The dialog on the page and the printable PDF are generated from it. */
export interface HelpSheet {
  readonly title: string;
  /** Summary of the sheet in one or two sentences. */
  readonly lead: string;
  readonly sections: readonly SheetSection[];
  readonly prices: readonly SheetPrice[];
}

/** A price line on a sheet, which is either a Do-It-Yourself catalog product or a fee in US dollars. */
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
      /** Rows of cells, where the first cell is the row's heading. */
      readonly rows: readonly (readonly string[])[];
    };

/**
 * Returns a paragraph for a sheet.
 * @param text plain text
 */
export function paragraph(text: string): SheetBlock {
  return { kind: 'paragraph', text };
}

/**
 * Returns a bulleted list for a sheet.
 * @param items plain text
 */
export function list(...items: readonly string[]): SheetBlock {
  return { kind: 'list', items };
}
