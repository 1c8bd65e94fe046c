/** Maximum file size in megabytes (2^20 bytes) (D1e). */
export const maxPlanMegabytes = 200;

/** Maximum number of pages in a PDF (D1e). */
export const maxPages = 300;

/**
 * Maximum side length of a page in inches. This is PDF's own limit for pages without a custom unit (ISO 32000-2, C.2).
 */
export const maxPageInches = 200;

/**
 * Maximum size of an image in millions of pixels. A 48 × 36 inch sheet at 300 dots per inch has 156 million pixels.
 * Each decoded pixel takes four bytes.
 */
export const maxPictureMegapixels = 160;

/** Maximum side length of a tile in pixels. */
export const maxTileSide = 4096;

/**
 * Maximum number of straight lines that the reader returns for a page. If there are more, the reader returns
 * the longest of about the first 200,000.
 */
export const maxLines = 20_000;
