import type { OpenPlan, PlanPage } from '@title24/plan-reader';
import { maxTileSide } from '@title24/plan-reader/limits';
import { perspective, type SheetCorners, type SheetSize } from '@title24/shared-domain/takeoff';
import { warpRows } from './warp-rows.ts';

/** Number of rows that are computed before the page gets a turn. */
const rowsAtOnce = 64;

/**
 * Copies a picture from its sandboxed reader, which refuses invalid and too large pictures; at most {@link maxTileSide}
 * pixels per side. Rejects with PlanProblem.
 */
export async function photoCanvas(plan: OpenPlan, page: PlanPage): Promise<HTMLCanvasElement> {
  const scale = Math.min(1, maxTileSide / Math.max(page.width, page.height));
  const [width, height] = [Math.floor(page.width * scale), Math.floor(page.height * scale)];
  const bitmap = await plan.tile({ page: page.number, scale, x: 0, y: 0, width, height });
  const { canvas, context } = canvasOf({ width, height });
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

/** Returns the photograph turned a quarter clockwise. */
export function turnedCanvas(photo: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, context } = canvasOf({ width: photo.height, height: photo.width });
  context.setTransform(0, 1, -1, 0, photo.height, 0);
  context.drawImage(photo, 0, 0);
  return canvas;
}

/** Returns the sheet between the corners as a picture file of this size. */
export async function straightened(
  photo: HTMLCanvasElement,
  corners: SheetCorners,
  size: SheetSize,
  name: string,
): Promise<File> {
  const pixels = photo.getContext('2d')?.getImageData(0, 0, photo.width, photo.height);
  if (!pixels) throw new Error('The photograph has no pixels');
  const { canvas, context } = canvasOf(size);
  const toPhoto = perspective(corners, size);
  for (let first = 0; first < size.height; first += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, size.height - first);
    const rows = warpRows(pixels, { first, count, width: size.width }, toPhoto);
    context.putImageData(new ImageData(rows, size.width, count), 0, first);
    await new Promise((resolve) => setTimeout(resolve));
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The sheet could not be written');
  return new File([blob], `${name.replace(/\.\w+$/, '')}, straightened.jpg`, { type: 'image/jpeg' });
}

function canvasOf({ width, height }: SheetSize) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw');
  return { canvas, context };
}
