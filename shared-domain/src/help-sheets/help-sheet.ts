/** A help sheet in plain text, which is shown in a dialog and as a PDF. */
export interface HelpSheet {
  readonly title: string;
  /** A short introduction. */
  readonly lead: string;
  readonly sections: readonly SheetSection[];
  readonly prices: readonly SheetPrice[];
}

/** A price line: a Do-It-Yourself product or a fee in US dollars. */
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
      /** The first cell of each row is its heading. */
      readonly rows: readonly (readonly string[])[];
    };

/** Returns a paragraph of plain text. */
export function paragraph(text: string): SheetBlock {
  return { kind: 'paragraph', text };
}

/** Returns a bulleted list of plain text. */
export function list(...items: readonly string[]): SheetBlock {
  return { kind: 'list', items };
}
