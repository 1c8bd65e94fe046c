import type { OpenPlan, PlanPage } from '@title24/plan-reader';
import type { PagePicture } from '@title24/shared-domain/takeoff';
import { brightnessOf } from './brightness.ts';

/** Maximum side length in pixels, as for straightened photos. A pixel takes one byte. */
const longestSide = 4000;

/**
 * Maximum pixels per PDF point (about 112 per inch). On small sheets, the limit keeps pen lines only a few pixels wide,
 * so that they are not mistaken for filled walls.
 */
const maxPdfScale = 1.55;

/** Rows to read before yielding to the event loop. */
const rowsAtOnce = 512;

/**
 * Reads the brightness of a page's pixels. Rejects with `PlanProblem`, with the signal's abort reason, or
 * with an `Error` if the browser has no 2D canvas.
 */
export async function readPagePicture(
  plan: OpenPlan,
  page: PlanPage,
  signal: AbortSignal,
): Promise<PagePicture> {
  const maxScale = longestSide / Math.max(page.width, page.height);
  const scale = Math.min(plan.kind === 'picture' ? 1 : maxPdfScale, maxScale);
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
  // Frees the pixels before garbage collection.
  canvas.width = 0;
  return { brightness, width, height, scale };
}
