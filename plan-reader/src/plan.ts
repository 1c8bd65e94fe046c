/** A plan that was chosen in this browser. Its bytes stay there: the site never gets them. */
export interface OpenPlan {
  /** The file's name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly kind: 'pdf' | 'picture';
  /** How many; a picture has one. */
  readonly pages: number;
  /** Of the file, in lower-case hexadecimal: tells another file from this one. */
  readonly sha256: string;
  /** @param number from 1. Rejects with {@link PlanProblem}, and with RangeError if there is no such page. */
  page(number: number): Promise<PlanPage>;
  /**
   * Paints a part of a page. One at a time, in the order of the calls; whoever gets the bitmap closes it.
   * Rejects with {@link PlanProblem}, and with an AbortError once `signal` says so.
   */
  tile(request: TileRequest, options?: { readonly signal?: AbortSignal }): Promise<ImageBitmap>;
  /** Ends the reader and frees what it holds. */
  close(): void;
}

/** Page of a plan, in plan units: of a PDF points (1/72 inch), of a picture its pixels, turned as they are meant to be seen. */
export interface PlanPage {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a page: at most 4096 pixels a side. */
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
