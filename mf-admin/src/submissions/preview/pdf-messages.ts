/** How large a page shows: 'fit' whole in the window, or a factor of its real size (1 is 72 points to the inch). */
export type Zoom = 'fit' | number;

/** The first message to the frame; a port for all others comes with it. */
export interface OpenPdf {
  /** Of the file, in bytes. */
  readonly size: number;
}

/** What the page asks of the frame, over the port. */
export type ToFrame =
  | { readonly kind: 'bytes'; readonly begin: number; readonly bytes: ArrayBuffer }
  /** Pages count from 1. */
  | { readonly kind: 'show'; readonly page: number; readonly zoom: Zoom };

/** Why a PDF, or a page of it, cannot be shown. */
export type PdfProblem = 'password' | 'damaged' | 'page';

/** What the frame tells the page, over the port. */
export type FromFrame =
  /** The frame lives, and waits for what it needs. */
  | { readonly kind: 'started' }
  /** Bytes from `begin` up to, without, `end`. */
  | { readonly kind: 'need'; readonly begin: number; readonly end: number }
  | { readonly kind: 'opened'; readonly pages: number }
  /** `scale` is a factor of the real size; a page is not whole where a picture in it could not be read. */
  | { readonly kind: 'shown'; readonly page: number; readonly scale: number; readonly isWhole: boolean }
  | { readonly kind: 'failed'; readonly problem: PdfProblem };
