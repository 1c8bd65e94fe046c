import { openPlan, type PlanPage, type TileRequest } from '@title24/plan-reader';
import { maxTileSide } from '@title24/plan-reader/limits';
import { perspective, type SheetCorners, type SheetSize } from '@title24/shared-domain/takeoff';
import { PdfAmongPhotos } from './photo-problem.ts';
import { warpRows } from './warp-rows.ts';

/** Rows to compute before yielding to the event loop. */
const rowsAtOnce = 64;

/**
 * Reads a photo in a sandboxed frame and returns its pixels. Rejects with `PdfAmongPhotos` for a PDF, and with
 * `PlanProblem` for another unusable file. If the signal aborts, rejects with the abort reason. If this browser cannot
 * draw, rejects with an Error.
 * @param turns - clockwise quarter turns
 * @param maxSide - maximum side length in pixels
 */
export async function photoCanvas(
  file: File,
  { turns = 0, maxSide = maxTileSide, signal }: { turns?: number; maxSide?: number; signal?: AbortSignal },
): Promise<HTMLCanvasElement> {
  const plan = await openPlan(file, signal ? { signal } : {});
  try {
    if (plan.kind === 'pdf') throw new PdfAmongPhotos();
    const bitmap = await plan.tile(photoTile(await plan.page(1), maxSide), signal ? { signal } : {});
    const { canvas, context } = canvasOf(bitmap);
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    let turned = canvas;
    for (let turn = 0; turn < turns; turn += 1) turned = turnedCanvas(turned);
    return turned;
  } finally {
    plan.close();
  }
}

/**
 * Returns a request for the whole picture as one tile.
 * @param maxSide - maximum side length in pixels
 */
export function photoTile({ number, width, height }: PlanPage, maxSide: number): TileRequest {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const side = (units: number) => Math.max(1, Math.floor(units * scale));
  return { page: number, scale, x: 0, y: 0, width: side(width), height: side(height) };
}

/** Returns the photo after a clockwise quarter turn. */
export function turnedCanvas(photo: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, context } = canvasOf({ width: photo.height, height: photo.width });
  context.setTransform(0, 1, -1, 0, photo.height, 0);
  context.drawImage(photo, 0, 0);
  return canvas;
}

/** Returns the sheet between the corners, straightened to a size in pixels, as JPEG. */
export async function straightened(
  photo: HTMLCanvasElement,
  corners: SheetCorners,
  size: SheetSize,
): Promise<Blob> {
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
  return blob;
}

function canvasOf({ width, height }: SheetSize) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw');
  return { canvas, context };
}
