import type { Point } from '@title24/shared-domain/takeoff';

/** Direction of each arrow key. x increases to the right, y downward. */
export const arrowDirections: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the point on a sheet that is nearest to a position. */
export function nearestOnSheet(
  [x, y]: Point,
  { width, height }: { readonly width: number; readonly height: number },
): Point {
  return [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)];
}
