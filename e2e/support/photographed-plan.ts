import type { Browser } from '@playwright/test';
import type { Point } from '@title24/shared-domain/takeoff';
import { letter, type TracedFile } from './traced-plans.ts';

/** Pixels of the photograph. */
export const photoSize = { width: 1500, height: 1200 } as const;

/** A known perspective: positions on the sheet, as shares to the right and down, and in the photograph. */
const [across, down, depth] = [[1500, 60, 60] as const, [70, 1150, 40] as const, [0.12, 0.08] as const];

/**
 * Returns the position in the photograph of a point of the sheet. @param point in points of letter paper in landscape
 * format
 */
export function inPhoto([x, y]: Point): Point {
  const [u, v] = [x / letter.width, y / letter.height];
  const far = depth[0] * u + depth[1] * v + 1;
  return [(across[0] * u + across[1] * v + across[2]) / far, (down[0] * u + down[1] * v + down[2]) / far];
}

/** Draws a photograph of a house with these corners on a dark table. @param house points of letter paper */
export async function photographedPlan(browser: Browser, house: readonly Point[]): Promise<TracedFile> {
  const { width, height } = letter;
  const matrix = [
    [across[0] / width, down[0] / width, 0, depth[0] / width],
    [across[1] / height, down[1] / height, 0, depth[1] / height],
    [0, 0, 1, 0],
    [across[2], down[2], 0, 1],
  ].flat();
  const page = await browser.newPage({ viewport: photoSize });
  await page.setContent(`<!doctype html><style>body{margin:0;background:#443}svg{position:absolute;inset:0 auto auto 0;width:${width}px;height:${height}px;background:#fff;transform-origin:0 0;transform:matrix3d(${matrix.join()})}</style>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><polygon points="${house.join(' ')}" fill="none" stroke="#000" stroke-width="2"/></svg>`);
  const buffer = await page.screenshot();
  await page.close();
  return { name: 'photo.png', mimeType: 'image/png', buffer };
}
