import { cornersOfLines, linesInPicture, linesNear, type Point } from '@title24/shared-domain/takeoff';
import { brightnessOf } from '../picture/brightness.ts';

/** Two edges form a corner if both come within this many photo pixels of the point where they would meet. */
const gap = 2;

/**
 * Returns the sheet corner nearest to a point, or the point itself if no corner is found, for example on a
 * surface as light as the sheet.
 * @param reach - maximum distance from the point to the corner, in photo pixels
 */
export function snapToSheet(photo: HTMLCanvasElement, [x, y]: Point, reach: number): Point {
  // The square must contain the corner and parts of both edges that meet there.
  const side = 2 * Math.ceil(reach) + 64;
  const inside = (center: number, size: number) =>
    Math.max(0, Math.min(Math.round(center) - side / 2, size - side));
  const [left, top] = [inside(x, photo.width), inside(y, photo.height)];
  const [width, height] = [Math.min(side, photo.width), Math.min(side, photo.height)];
  const data = photo.getContext('2d')?.getImageData(left, top, width, height).data;
  if (!data) return [x, y];
  const point: Point = [x - left, y - top];
  const lines = linesInPicture({ brightness: brightnessOf(data), width, height, scale: 1 }, point, reach);
  const away = ([cornerX, cornerY]: Point) => Math.hypot(cornerX - point[0], cornerY - point[1]);
  const [corner] = cornersOfLines(linesNear(lines, point, reach), gap)
    .filter((each) => away(each) <= reach)
    .sort((one, other) => away(one) - away(other));
  return corner ? [left + corner[0], top + corner[1]] : [x, y];
}
