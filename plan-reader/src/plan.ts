/** A plan that was chosen in this browser. Reading it sends none of its bytes to the site. */
export interface OpenPlan {
  readonly name: string;
  /** File size in bytes. */
  readonly size: number;
  readonly kind: 'pdf' | 'picture';
  /** Number of pages, which is 1 for an image. */
  readonly pages: number;
  /** SHA-256 of the file, in lowercase hexadecimal, to recognize the file when it is chosen again. */
  readonly sha256: string;
  /**
   * Returns a page. Rejects with {@link PlanProblem}, or with RangeError if the page does not exist.
   * @param number page number, starting at 1
   */
  page(number: number): Promise<PlanPage>;
  /**
   * Returns the straight lines of a page, as x1, y1, x2, y2 of each line in turn, in plan units. If there are too
   * many lines (see {@link maxLines}), returns the longest. An image has no lines. Rejects with {@link PlanProblem}.
   * @param number page number, starting at 1
   */
  lines(number: number): Promise<Float32Array>;
  /**
   * Paints a part of a page. Calls are served in order, one at a time. The caller must close the bitmap. Rejects with
   * {@link PlanProblem}, with RangeError if the tile is too large, or with the signal's reason once `signal` is
   * aborted.
   */
  tile(request: TileRequest, options?: { readonly signal?: AbortSignal }): Promise<ImageBitmap>;
  /** Ends the reader and frees its resources. Later calls of the other methods reject with an AbortError. */
  close(): void;
}

/**
 * A page of a plan, in its display orientation. Plan units are points (1/72 inch) for a PDF and pixels for an image.
 */
export interface PlanPage {
  /** Page number, starting at 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a page, with at most 4,096 pixels per side. */
export interface TileRequest {
  /** Page number, starting at 1. */
  readonly page: number;
  /** Device pixels per plan unit. */
  readonly scale: number;
  /** Position of the tile's top left corner, in device pixels of the scaled page. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
