import type { ToReader } from './reader-messages.ts';

/**
 * Zoom of a page. 'fit' fits the page in the window. A number is a scale relative to the actual size, where 72 points
 * are one inch.
 */
export type Zoom = 'fit' | number;

/** The first message to the frame that shows a PDF. It transfers a port for all further messages. */
export interface OpenPdf {
  /** File size in bytes. */
  readonly size: number;
  /**
   * The frame's own script as text, for the frame's worker, because the frame cannot fetch it. null if the embedding
   * page could not fetch it either.
   */
  readonly script: string | null;
}

/** Messages through the port from the embedding page to the frame. */
export type ToFrame =
  | { readonly kind: 'bytes'; readonly begin: number; readonly bytes: ArrayBuffer }
  /** Shows a page of the PDF in the frame. Page numbers start at 1. */
  | { readonly kind: 'show'; readonly page: number; readonly zoom: Zoom }
  | ToReader;

/** Reason why a PDF or one of its pages cannot be shown. */
export type PdfProblem = 'password' | 'damaged' | 'page';

/** Messages through the port from the frame to the embedding page. The frame also sends `FromReader` responses. */
export type FromFrame =
  /** The frame is running and has received its first message. */
  | { readonly kind: 'started' }
  /** Requests the bytes from `begin` (inclusive) to `end` (exclusive). */
  | { readonly kind: 'need'; readonly begin: number; readonly end: number }
  | { readonly kind: 'opened'; readonly pages: number }
  /** `scale` is relative to the actual size. `isWhole` is false if an image on the page could not be read. */
  | { readonly kind: 'shown'; readonly page: number; readonly scale: number; readonly isWhole: boolean }
  | { readonly kind: 'failed'; readonly problem: PdfProblem };
