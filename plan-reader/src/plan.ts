/** A plan that was chosen in this browser. Its bytes stay there; they are never sent to the site. */
export interface OpenPlan {
  /** The file's name. */
  readonly name: string;
  /** Size of the file in bytes. */
  readonly size: number;
  readonly kind: 'pdf' | 'picture';
  /** Number of pages; a picture has one. */
  readonly pages: number;
  /** SHA-256 of the file, in lowercase hexadecimal, to detect another file. */
  readonly sha256: string;
  /** @param number from 1. Rejects with {@link PlanProblem}, and with RangeError if there is no such page. */
  page(number: number): Promise<PlanPage>;
  /**
   * Returns straight lines that a page draws, at most {@link maxLines}: x1, y1, x2, y2 of each in turn, in plan
   * units. A picture has none. Rejects with {@link PlanProblem}.
   * @param number from 1
   */
  lines(number: number): Promise<Float32Array>;
  /**
   * Paints a part of a page. Calls are served one at a time, in order; the caller closes the bitmap. Rejects with
   * {@link PlanProblem}, and with an AbortError once `signal` is aborted.
   */
  tile(request: TileRequest, options?: { readonly signal?: AbortSignal }): Promise<ImageBitmap>;
  /** Ends the reader and frees its resources. */
  close(): void;
}

/** Page of a plan, in plan units: points (1/72 inch) for a PDF, pixels for a picture, in display orientation. */
export interface PlanPage {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a page: at most 4096 pixels per side. */
export interface TileRequest {
  /** From 1. */
  readonly page: number;
  /** Device pixels per plan unit. */
  readonly scale: number;
  /** Device pixels of the scaled page. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
