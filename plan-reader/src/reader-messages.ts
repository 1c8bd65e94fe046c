import type { PlanPage, TileRequest } from './plan.ts';
import type { PlanProblemKind } from './plan-problem.ts';

/** The first message to a frame that reads a picture; it transfers a port for all others. */
export interface OpenPicture {
  readonly file: Blob;
}

/** What the page asks a reading frame for, over the port. Each is answered under its id, unless it is canceled before. */
export type ToReader =
  /** Page numbers start at 1. */
  | { readonly kind: 'measure'; readonly id: number; readonly page: number }
  | { readonly kind: 'tile'; readonly id: number; readonly tile: TileRequest }
  | { readonly kind: 'cancel'; readonly id: number };

/** What a reading frame answers. */
export type FromReader =
  | { readonly kind: 'measured'; readonly id: number; readonly page: PlanPage }
  | { readonly kind: 'painted'; readonly id: number; readonly bitmap: ImageBitmap }
  | { readonly kind: 'refused'; readonly id: number; readonly problem: PlanProblemKind };

/** What a reading frame says of the file as a whole, before all answers. */
export type AboutFile =
  /** The frame is running. */
  | { readonly kind: 'started' }
  | { readonly kind: 'opened'; readonly pages: number }
  | { readonly kind: 'failed'; readonly problem: PlanProblemKind };
