import type { Browser } from '@playwright/test';
import type { Point } from '@title24/shared-domain/takeoff';
import { phonePhoto, photographed } from './photographed-plan.ts';
import { largeSheet, sheetPdf, type TracedFile } from './traced-plans.ts';

/** PDF points per foot at the scale 1/4" = 1'-0". */
const pointsPerFoot = 18;

/**
 * Returns a point's position, in PDF points, on the sheet of 36 × 24 inches.
 * @param point - in feet from the first corner of the existing house
 */
export const onRemodelSheet = ([x, y]: Point): Point => [500 + x * pointsPerFoot, 300 + y * pointsPerFoot];

/** Corners of the 1,500 sq ft house, in feet. */
export const existingHouse: readonly Point[] = [
  [0, 0],
  [50, 0],
  [50, 30],
  [0, 30],
];

/** Corners of the 500 sq ft addition, in feet. The addition's last wall is shared with the house. */
export const addition: readonly Point[] = [
  [50, 0],
  [75, 0],
  [75, 20],
  [50, 20],
];

/** Returns the content of the plan's `<svg>`, with a dimension line and the printed scale. */
function drawing(): string {
  const outline = (points: readonly Point[]) =>
    `<polygon points="${points.map((point) => onRemodelSheet(point).join()).join(' ')}"/>`;
  return `<g fill="none" stroke="#000" stroke-width="1.5">${outline(existingHouse)}${outline(addition)}<path d="M500 1000H1220M500 980V1020M1220 980V1020"/></g><g font-family="sans-serif" font-size="30"><text x="800" y="980">40'-0"</text><text x="500" y="1200">Scale: 1/4" = 1'-0"</text></g>`;
}

/** Draws the plan as a vector PDF. */
export function remodelPlan(browser: Browser): Promise<TracedFile> {
  const { width, height } = largeSheet;
  return sheetPdf(browser, 'remodel.pdf', largeSheet, [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing()}</svg>`,
  ]);
}

/** Returns a photograph of the printed plan. */
export function photographedRemodel(browser: Browser): Promise<TracedFile> {
  return photographed(browser, drawing(), phonePhoto);
}
