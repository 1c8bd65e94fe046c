import type { PlanPage, TileRequest } from './plan.ts';
import type { PlanProblemKind } from './plan-problem.ts';

/** The first message to a frame that reads an image. It transfers a port for all further messages. */
export interface OpenPicture {
  readonly file: Blob;
}

/**
 * Requests to a reading frame through the port. Each response contains the request's id. Only requests for tiles are
 * canceled. A canceled request gets no response, unless the frame had already sent one.
 */
export type ToReader =
  /** Page numbers start at 1. */
  | { readonly kind: 'measure'; readonly id: number; readonly page: number }
  | { readonly kind: 'lines'; readonly id: number; readonly page: number }
  | { readonly kind: 'tile'; readonly id: number; readonly tile: TileRequest }
  | { readonly kind: 'cancel'; readonly id: number };

/** Responses from a reading frame. */
export type FromReader =
  | { readonly kind: 'measured'; readonly id: number; readonly page: PlanPage }
  /** x1, y1, x2, y2 of each line in turn, in plan units. */
  | { readonly kind: 'drawn'; readonly id: number; readonly lines: Float32Array }
  | { readonly kind: 'painted'; readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly kind: 'refused'; readonly id: number; readonly problem: PlanProblemKind };

/** Messages from a reading frame about the file as a whole, sent before any response. */
export type AboutFile =
  | { readonly kind: 'started' }
  | { readonly kind: 'opened'; readonly pages: number }
  | { readonly kind: 'failed'; readonly problem: PlanProblemKind };
