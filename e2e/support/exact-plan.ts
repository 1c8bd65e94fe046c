import type { Browser, Page } from '@playwright/test';
import type { TakeoffEntry } from '@title24/shared-domain/projects';
import { edgeLength, edgesOf, feetPerUnit, type Point, signedArea } from '@title24/shared-domain/takeoff';
import { phonePhoto, photographed } from './photographed-plan.ts';
import { expect } from './test.ts';
import { largeSheet, sheetPdf, type TracedFile } from './traced-plans.ts';
import { placeOf, slow } from './tracing.ts';

/** PDF points per foot at the scale 1/4" = 1'-0". */
const pointsPerFoot = 18;
/** Position of the house's first corner on the sheet, in points. */
export const houseAt: Point = [700, 400];

/** Corners of an L-shaped house, in feet from the first corner. */
const corners: readonly Point[] = [
  [0, 0],
  [41 + 7 / 12, 0],
  [41 + 7 / 12, 20.25],
  [25 + 1 / 12, 20.25],
  [25 + 1 / 12, 33 + 5 / 12],
  [0, 33 + 5 / 12],
];

const onSheet = ([x, y]: Point): Point => [houseAt[0] + x * pointsPerFoot, houseAt[1] + y * pointsPerFoot];

/** Corners of the inner faces of the walls, which are 6 inches thick. */
const innerCorners = corners.map(([x, y]): Point => {
  const [right, down] = [x > 0 ? -0.5 : 0.5, y > 0 ? -0.5 : 0.5];
  return [x + right, y + down];
});

/** Returns the house as content of an `<svg>` element: both faces of its walls, and a 40-foot dimension line below. */
function drawing(): string {
  const outline = (points: readonly Point[]) =>
    `<polygon points="${points.map((point) => onSheet(point).join()).join(' ')}"/>`;
  return `<g fill="none" stroke="#000" stroke-width="1.5">${outline(corners)}${outline(innerCorners)}<path d="M700 1300H1420M700 1280V1320M1420 1280V1320"/></g><text x="1000" y="1280" font-size="30" font-family="sans-serif">40'-0"</text>`;
}

/** Draws the house as a vector PDF. */
export function exactPlan(browser: Browser): Promise<TracedFile> {
  const { width, height } = largeSheet;
  return sheetPdf(browser, 'exact.pdf', largeSheet, [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing()}</svg>`,
  ]);
}

/** Returns a photograph of the house's printed plan. */
export function photographedExactPlan(browser: Browser): Promise<TracedFile> {
  return photographed(browser, drawing(), phonePhoto);
}

/** Distances in CSS pixels, right and down, by which a person's successive clicks miss the corners. */
const misses = [
  [1, -1],
  [-1, 0],
  [0, 1],
  [-1, -1],
] as const;

/**
 * Presses at a position in the window.
 * @param turn - number of earlier presses
 */
type Press = (place: { readonly x: number; readonly y: number }, turn: number) => Promise<void>;

/** Returns a function that clicks up to a pixel off in each direction, as a person would. */
export function clickNearby(page: Page): Press {
  return ({ x, y }, turn) => {
    const [right, down] = misses[turn % misses.length] ?? [0, 0];
    return page.mouse.click(x + right, y + down);
  };
}

/** Returns a function that taps at whole pixels, because a touchscreen reports whole pixels. */
export function tap(page: Page): Press {
  return ({ x, y }) => page.touchscreen.tap(Math.round(x), Math.round(y));
}

/** Sets the scale from the dimension line and traces the house, at the zoom that fits the whole sheet. */
export async function traceExactly(page: Page, press: Press): Promise<void> {
  await expect(page.getByText(/Points snap to the plan’s lines/)).toBeVisible(slow);
  let turn = 0;
  const pressAt = async (point: Point) => press(await placeOf(page, point, largeSheet), turn++);
  await pressAt([700, 1300]);
  await pressAt([1420, 1300]);
  await page.getByLabel('Length between the two points').fill("40'");
  await page.getByRole('button', { name: 'Set the scale' }).last().click();
  await expect(page.getByText(/One pixel is [\d.]+ in\. Zoom in to be exact\./)).toBeVisible(slow);
  for (const corner of [...corners, [0, 0] as const]) await pressAt(onSheet(corner));
  await expect(page.getByRole('button', { name: 'Trace 6 walls' })).toBeVisible(slow);
}

/** Expects that the traced lengths are right within an inch, and the area within 0.2 percent (D7). */
export function expectExact(takeoff: TakeoffEntry | null | undefined): void {
  const points = takeoff?.stories[0]?.polygons[0]?.points ?? [];
  const feet = takeoff?.scale ? feetPerUnit(takeoff.scale) : 0;
  const errors = edgesOf(corners).map((edge, index) => {
    const traced = edgesOf(points)[index];
    return traced ? Math.abs(edgeLength(traced) * feet - edgeLength(edge)) * 12 : Number.POSITIVE_INFINITY;
  });
  expect(Math.max(...errors)).toBeLessThan(1);
  const area = signedArea(corners);
  expect(Math.abs(signedArea(points) * feet ** 2 - area) / area).toBeLessThan(0.002);
}
