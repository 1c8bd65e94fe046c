import type { OpenPlan, PlanPage } from '@title24/plan-reader';
import type { PagePicture } from '@title24/shared-domain/takeoff';
import { brightnessOf } from './brightness.ts';

/** Length of the longer side in pixels, as in a straightened photograph. Each pixel takes one byte. */
const longestSide = 4000;

/**
 * Maximum pixels per point of a PDF page, 112 per inch: on a small sheet too, the line of a pen is then a few pixels
 * wide and is not mistaken for a filled wall.
 */
const finestOfPdf = 1.55;

/** Number of rows to read at a time. Between the reads, the page can respond to input. */
const rowsAtOnce = 512;

/** Reads the pixels of a page. Rejects with PlanProblem, or with the signal's reason if the signal was aborted. */
export async function readPagePicture(
  plan: OpenPlan,
  page: PlanPage,
  signal: AbortSignal,
): Promise<PagePicture> {
  const finest = longestSide / Math.max(page.width, page.height);
  const scale = Math.min(plan.kind === 'picture' ? 1 : finestOfPdf, finest);
  const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)];
  const brightness = new Uint8Array(width * height);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw');
  for (let y = 0; y < height; y += rowsAtOnce) {
    const rows = { x: 0, y, width, height: Math.min(rowsAtOnce, height - y) };
    const bitmap = await plan.tile({ page: page.number, scale, ...rows }, { signal });
    Object.assign(canvas, { width, height: rows.height });
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    brightness.set(brightnessOf(context.getImageData(0, 0, width, rows.height).data), y * width);
  }
  // Frees the canvas's pixels, which would otherwise stay in memory until garbage collection.
  canvas.width = 0;
  return { brightness, width, height, scale };
}
