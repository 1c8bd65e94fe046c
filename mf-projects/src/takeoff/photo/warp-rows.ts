import type { Point } from '@title24/shared-domain/takeoff';

/** Four bytes per pixel. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Rows to compute in the warped picture, each `width` pixels wide. */
export interface Rows {
  readonly first: number;
  readonly count: number;
  readonly width: number;
}

/**
 * Returns rows of a warped picture. Each pixel is interpolated from four pixels of the photo.
 * @param toPhoto - maps a point of the warped picture to a point of the photo, both in pixels
 */
export function warpRows(
  photo: Pixels,
  { first, count, width }: Rows,
  toPhoto: (x: number, y: number) => Point,
): Uint8ClampedArray<ArrayBuffer> {
  const rows = new Uint8ClampedArray(4 * width * count);
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = toPhoto(column + 0.5, first + row + 0.5);
      mixPixel(photo, x - 0.5, y - 0.5, rows, 4 * (row * width + column));
    }
  }
  return rows;
}

function mixPixel(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  into: Uint8ClampedArray,
  at: number,
) {
  const [inX, inY] = [Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1)];
  const [left, top] = [Math.floor(inX), Math.floor(inY)];
  const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const [shareX, shareY] = [inX - left, inY - top];
  for (let channel = 0; channel < 4; channel += 1) {
    const value = (column: number, row: number) => data[4 * (row * width + column) + channel] ?? 0;
    const upper = value(left, top) * (1 - shareX) + value(right, top) * shareX;
    const lower = value(left, bottom) * (1 - shareX) + value(right, bottom) * shareX;
    into[at + channel] = upper * (1 - shareY) + lower * shareY;
  }
}
