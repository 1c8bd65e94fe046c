import type { Browser } from '@playwright/test';
import type { Point } from '@title24/shared-domain/takeoff';

/** A file to select in a file chooser. */
export interface TracedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A landscape sheet of letter paper, in points. On it, 10 points represent one foot of the house. */
export const letter = { width: 792, height: 612 } as const;

/** Position of a house's first corner on the sheet. */
export const houseAt: Point = [150, 120];

/** The outlines on one page of a plan, in points from the house's first corner. */
export type DrawnPage = readonly (readonly Point[])[];

function drawing(outlines: DrawnPage, index: number): string {
  const paths = outlines
    .map(
      (points) =>
        `<polygon points="${points.map(([x, y]) => `${x + houseAt[0]},${y + houseAt[1]}`).join(' ')}"/>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${letter.width} ${letter.height}">
<g fill="none" stroke="#000" stroke-width="3">${paths}<path d="M150 570H250M150 562V578M250 562V578M700 160V80L690 100M700 80L710 100"/></g>
<g font-family="sans-serif" font-size="14"><text x="180" y="560">10'-0"</text><text x="694" y="72">N</text><text x="350" y="600">Story ${index + 1}</text></g></svg>`;
}

/** A sheet of 36 × 24 inches, in points. */
export const largeSheet = { width: 2592, height: 1728 } as const;

/**
 * Prints drawings as a PDF with one drawing per page.
 * @param size sheet size in points
 * @param drawings `<svg>` elements
 */
export async function sheetPdf(
  browser: Browser,
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
  drawings: readonly string[],
): Promise<TracedFile> {
  const style = `@page{margin:0;size:${width}pt ${height}pt}body{margin:0}svg{display:block;width:${width}pt;height:${height}pt;break-after:page}svg:last-child{break-after:auto}`;
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><style>${style}</style>${drawings.join('')}`);
  const buffer = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return { name, mimeType: 'application/pdf', buffer };
}

/** Returns a PDF with one page per story, printed by a browser. */
export function drawnPdf(browser: Browser, pages: readonly DrawnPage[]): Promise<TracedFile> {
  return sheetPdf(browser, 'house.pdf', letter, pages.map(drawing));
}

/** Returns an image of a story, at one pixel per point of the sheet. */
export async function drawnPicture(
  browser: Browser,
  outlines: DrawnPage,
  name = 'house.png',
): Promise<TracedFile> {
  const page = await browser.newPage({ viewport: letter });
  await page.setContent(
    `<!doctype html><style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing(outlines, 0)}`,
  );
  const buffer = await page.screenshot();
  await page.close();
  return { name, mimeType: 'image/png', buffer };
}
