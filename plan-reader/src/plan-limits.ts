/** Maximum size of a file in megabytes (2^20 bytes) (D1e). */
export const maxPlanMegabytes = 200;

/** Maximum number of pages in a PDF (D1e). */
export const maxPages = 300;

/**
 * Maximum length of a page's side in inches: that of the largest page that a PDF can have without a custom unit (ISO
 * 32000-2, C.2).
 */
export const maxPageInches = 200;

/**
 * Maximum size of a picture in millions of pixels. A sheet of 48 × 36 inches at 300 dots per inch has 156; each
 * decoded pixel takes four bytes.
 */
export const maxPictureMegapixels = 160;

/** Maximum length of a tile's side in pixels. */
export const maxTileSide = 4096;

/** Maximum number of straight lines that the reader returns for a page: the longest ones. */
export const maxLines = 20_000;
