/** Megabytes (2^20 bytes) of a file (D1e). */
export const maxPlanMegabytes = 200;

/** Pages of a PDF (D1e). */
export const maxPages = 300;

/** Inches of a page's side: the largest page that a PDF can have without a custom unit (ISO 32000-2, C.2). */
export const maxPageInches = 200;

/**
 * Millions of pixels of a picture. A sheet of 48 × 36 inches at 300 dots per inch has 156; decoded, each takes four
 * bytes.
 */
export const maxPictureMegapixels = 160;

/** Pixels of a tile's side. */
export const maxTileSide = 4096;

/** Straight lines of a page that its reader hands out: the longest ones of a page with more. */
export const maxLines = 20_000;
