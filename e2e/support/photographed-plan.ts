import type { Browser, Page } from '@playwright/test';
import type { Point } from '@title24/shared-domain/takeoff';
import { largeSheet, letter, type TracedFile } from './traced-plans.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Size of a photograph of letter paper, in pixels. */
const photoSize: Size = { width: 1500, height: 1200 };

/** A photograph of a sheet, both in landscape format. `sheet` is in points and `size` in pixels. */
export interface Photo {
  readonly sheet: Size;
  readonly size: Size;
}

const letterPhoto: Photo = { sheet: letter, size: photoSize };

/** A 12-megapixel phone photograph of a 36 × 24 inch sheet. */
export const phonePhoto: Photo = { sheet: largeSheet, size: { width: 4000, height: 3000 } };

/**
 * Coefficients that map positions on the sheet, as shares of its width and height, to pixels of a photograph with the
 * size `photoSize`. They are scaled for other sizes.
 */
const [across, down, depth] = [[1500, 60, 60] as const, [70, 1150, 40] as const, [0.12, 0.08] as const];

/** Returns the positions of the sheet's corners in the photograph, clockwise from the top left. */
export function cornersInPhoto({ size }: Photo = letterPhoto): readonly [Point, Point, Point, Point] {
  const at = (u: number, v: number): Point => {
    const larger = size.width / photoSize.width / (depth[0] * u + depth[1] * v + 1);
    return [
      (across[0] * u + across[1] * v + across[2]) * larger,
      (down[0] * u + down[1] * v + down[2]) * larger,
    ];
  };
  return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
}

/** Returns the corner marks that frame the sheet in the photograph dialog. */
export const marks = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /corner, / });

/**
 * Returns the window positions at which to start and end a drag that moves a corner mark.
 * @param point - the drag's target, in pixels of the photograph
 */
export async function markDrag(page: Page, index: number, [x, y]: Point, { size }: Photo = letterPhoto) {
  const drawing = page
    .getByRole('dialog')
    .locator('svg')
    .filter({ has: page.locator('polygon') });
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await drawing.boundingBox();
  const mark = await marks(page).nth(index).locator('circle').last().boundingBox();
  if (!box || !mark) throw new Error('The marks are not shown');
  const scale = box.width / size.width;
  return {
    from: { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 },
    to: { x: box.x + x * scale, y: box.y + y * scale },
  };
}

/**
 * Drags each mark close to its place, where it snaps to the sheet's corner.
 * @param places - in pixels of the photograph
 */
export async function placeMarks(page: Page, places: readonly Point[], photo?: Photo): Promise<void> {
  for (const [index, place] of places.entries()) {
    const { from, to } = await markDrag(page, index, place, photo);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x + 2, to.y - 2, { steps: 3 });
    await page.mouse.up();
  }
}

/**
 * Takes a photograph of a sheet on a dark table.
 * @param drawing - elements of an `<svg>`, in points of the sheet
 */
export async function photographed(browser: Browser, drawing: string, photo: Photo): Promise<TracedFile> {
  const { width, height } = photo.sheet;
  const larger = photo.size.width / photoSize.width;
  const matrix = [
    [(across[0] / width) * larger, (down[0] / width) * larger, 0, depth[0] / width],
    [(across[1] / height) * larger, (down[1] / height) * larger, 0, depth[1] / height],
    [0, 0, 1, 0],
    [across[2] * larger, down[2] * larger, 0, 1],
  ].flat();
  const page = await browser.newPage({ viewport: photo.size });
  await page.setContent(`<!doctype html><style>body{margin:0;background:#443}svg{position:absolute;inset:0 auto auto 0;width:${width}px;height:${height}px;background:#fff;transform-origin:0 0;transform:matrix3d(${matrix.join()})}</style>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawing}</svg>`);
  const buffer = await page.screenshot();
  await page.close();
  return { name: 'photo.png', mimeType: 'image/png', buffer };
}

/**
 * Returns a photograph of a house plan.
 * @param house - corners of the house, in points on letter paper
 */
export function photographedPlan(browser: Browser, house: readonly Point[]): Promise<TracedFile> {
  const outline = `<polygon points="${house.join(' ')}" fill="none" stroke="#000" stroke-width="2"/>`;
  return photographed(browser, outline, letterPhoto);
}
