/** Maximum megabytes (2^20 bytes) of a file (D1e). */
export const maxPlanMegabytes = 200;

/** Maximum pages of a PDF (D1e). */
export const maxPages = 300;

/** Maximum inches of a page's side: the largest page that a PDF can have without a custom unit (ISO 32000-2, C.2). */
export const maxPageInches = 200;

/**
 * Maximum millions of pixels of a picture. A sheet of 48 × 36 inches at 300 dots per inch has 156; each decoded pixel
 * takes four bytes.
 */
export const maxPictureMegapixels = 160;

/** Maximum pixels of a tile's side. */
export const maxTileSide = 4096;

/** Maximum number of straight lines that the reader returns for a page: the longest ones. */
export const maxLines = 20_000;
