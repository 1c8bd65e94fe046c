import type { ToReader } from './reader-messages.ts';

/** Zoom of a page: 'fit' to the window, or a scale of the actual size (1 is 72 points per inch). */
export type Zoom = 'fit' | number;

/** The first message to the frame of a PDF; it transfers a port for all others. */
export interface OpenPdf {
  /** Size of the file, in bytes. */
  readonly size: number;
  /** The frame's own script as text, which the frame itself cannot read; null if it could not be loaded again. */
  readonly script: string | null;
}

/** Messages from the page to the frame, over the port. */
export type ToFrame =
  | { readonly kind: 'bytes'; readonly begin: number; readonly bytes: ArrayBuffer }
  /** Shows a page in the frame itself. Page numbers start at 1. */
  | { readonly kind: 'show'; readonly page: number; readonly zoom: Zoom }
  | ToReader;

/** Why a PDF, or a page of it, cannot be shown. */
export type PdfProblem = 'password' | 'damaged' | 'page';

/** Messages from the frame to the page, over the port, in addition to the responses from a reader. */
export type FromFrame =
  /** The frame is running and waits for its first message. */
  | { readonly kind: 'started' }
  /** Requests the bytes from `begin` (inclusive) to `end` (exclusive). */
  | { readonly kind: 'need'; readonly begin: number; readonly end: number }
  | { readonly kind: 'opened'; readonly pages: number }
  /** `scale` is relative to the actual size; `isWhole` is false if an image on the page could not be read. */
  | { readonly kind: 'shown'; readonly page: number; readonly scale: number; readonly isWhole: boolean }
  | { readonly kind: 'failed'; readonly problem: PdfProblem };
