import type { Point } from '@title24/shared-domain/takeoff';

/** A picture, with its position and size in sheet units. */
export interface PlacedPicture {
  readonly canvas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Paints the area around a point into a square canvas.
 * @param units - side length of the area in sheet units
 */
export function copyPart(
  pictures: Iterable<PlacedPicture>,
  to: HTMLCanvasElement,
  [x, y]: Point,
  units: number,
): void {
  const context = to.getContext('2d');
  if (!context) return;
  const scale = to.width / units;
  context.setTransform(scale, 0, 0, scale, (units / 2 - x) * scale, (units / 2 - y) * scale);
  for (const { canvas, ...at } of pictures) context.drawImage(canvas, at.x, at.y, at.width, at.height);
}
