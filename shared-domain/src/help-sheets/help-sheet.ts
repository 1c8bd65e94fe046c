/** A sheet to read on the page and to print: one source for the dialog and for the PDF. Plain text throughout. */
export interface HelpSheet {
  readonly title: string;
  /** What the reader gets from it, in a sentence or two. */
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
      /** The first cell heads its row. */
      readonly rows: readonly (readonly string[])[];
    };

export function paragraph(text: string): SheetBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: readonly string[]): SheetBlock {
  return { kind: 'list', items };
}
