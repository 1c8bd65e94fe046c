import { maxTileSide } from '../plan-limits.ts';

/**
 * Creates a canvas for a tile. The canvas is painted in main memory, because its bitmap is transferred to the
 * embedding page, which can run in another process.
 * @throws RangeError if a side is not a whole number from 1 to {@link maxTileSide}; Error if there is no 2D context
 */
export function tileCanvas(
  width: number,
  height: number,
): { readonly canvas: OffscreenCanvas; readonly context: OffscreenCanvasRenderingContext2D } {
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= maxTileSide;
  if (!isSide(width) || !isSide(height)) throw new RangeError(`A tile of ${width} × ${height} pixels`);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas to paint on');
  return { canvas, context };
}
