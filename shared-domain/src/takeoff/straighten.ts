import { exact } from '../numbers/rounding.ts';
import { edgeLength, edgesOf, type Point, signedArea } from './outline.ts';

/** A sheet's corners in pixels of its photograph: top left, top right, bottom right, bottom left. */
export type SheetCorners = readonly [Point, Point, Point, Point];

export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** Minimum share of the photograph that a sheet covers. Smaller sheets are too coarse to measure. */
const minShare = 0.05;

/** Returns why the corners cannot be those of a flat and large enough sheet, or null. */
export function cornersProblem(corners: SheetCorners, photo: SheetSize): string | null {
  const turns = corners.map((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4], corners[(index + 1) % 4]] as [Point, Point];
    return (
      (corner[0] - before[0]) * (after[1] - corner[1]) - (corner[1] - before[1]) * (after[0] - corner[0])
    );
  });
  if (!turns.every((turn) => turn > 0))
    return 'These corners do not frame a sheet. Put each corner mark on its own corner of the sheet';
  if (signedArea(corners) < minShare * photo.width * photo.height)
    return 'This frame is too small to measure. Take the photo closer to the sheet';
  return null;
}

/**
 * Returns the straightened sheet's size in whole pixels. Its sides are as long as in the photograph or longer, unless
 * `maxSide` reduces them. Of two opposite sides, the longer one counts, because a slant shortens the other one.
 * @param aspect - width divided by height, or null if unknown
 * @param maxSide - maximum length of the longer side, in pixels
 */
export function straightSize(corners: SheetCorners, aspect: number | null, maxSide: number): SheetSize {
  const [top = 0, right = 0, bottom = 0, left = 0] = edgesOf(corners).map(edgeLength);
  const [across, down] = [Math.max(top, bottom), Math.max(left, right)];
  const width = aspect === null ? across : Math.max(across, down * aspect);
  const height = aspect === null ? down : width / aspect;
  const share = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/**
 * Returns a function that maps points of the straightened sheet to the photograph. Uses the perspective that maps a
 * rectangle to four corners (Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3).
 */
export function perspective(
  [[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: SheetCorners,
  { width, height }: SheetSize,
): (x: number, y: number) => Point {
  const [dx1, dx2, sumX] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sumY] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / whole;
  const h = (dx1 * sumY - sumX * dy1) / whole;
  const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
  const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
  return (x, y) => {
    const [u, v] = [x / width, y / height];
    const depth = g * u + h * v + 1;
    return [(a * u + b * v + x0) / depth, (d * u + e * v + y0) / depth];
  };
}

/**
 * Returns the corners after a clockwise quarter turn of the photograph.
 * @param height - the photograph's height before the turn, in pixels
 */
export function turnedCorners(
  [topLeft, topRight, bottomRight, bottomLeft]: SheetCorners,
  height: number,
): SheetCorners {
  const turned = ([x, y]: Point): Point => [exact(height - y), x];
  return [turned(bottomLeft), turned(topLeft), turned(topRight), turned(bottomRight)];
}
