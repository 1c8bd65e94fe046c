import type { Edge, Point } from './outline.ts';

/** Straight lines on a plan page: x1, y1, x2, y2 of each in turn, in page units. */
export type DrawnLines = Float32Array;

/** Maximum number of lines to check for intersections near a point. More lines than that are probably hatching. */
const maxNear = 64;

/**
 * Returns the lines near a point, nearest first. Their number is limited ({@link maxNear}).
 * @param within - maximum distance from the point, in page units
 */
export function linesNear(lines: DrawnLines, point: Point, within: number): readonly Edge[] {
  const near: { readonly edge: Edge; readonly away: number }[] = [];
  const [x, y] = point;
  for (let at = 0; at + 3 < lines.length; at += 4) {
    const [ax, ay, bx, by] = [lines[at], lines[at + 1], lines[at + 2], lines[at + 3]] as [
      number,
      number,
      number,
      number,
    ];
    if (x < Math.min(ax, bx) - within || x > Math.max(ax, bx) + within) continue;
    if (y < Math.min(ay, by) - within || y > Math.max(ay, by) + within) continue;
    const edge: Edge = [
      [ax, ay],
      [bx, by],
    ];
    const [nearX, nearY] = nearestOn(edge, point);
    const away = Math.hypot(nearX - x, nearY - y);
    if (away <= within) near.push({ edge, away });
  }
  return near
    .sort((one, other) => one.away - other.away)
    .slice(0, maxNear)
    .map(({ edge }) => edge);
}

/**
 * Returns line ends, and points where two lines meet or almost meet.
 * @param gap - maximum distance, in page units, from each line to the point where the extended lines meet
 */
export function cornersOfLines(lines: readonly Edge[], gap: number): readonly Point[] {
  const meetings = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const point = meetingOfEdges(one, other);
      if (!point) return [];
      const isOn = [one, other].every((edge) => {
        const [x, y] = nearestOn(edge, point);
        return Math.hypot(x - point[0], y - point[1]) <= gap;
      });
      return isOn ? [point] : [];
    }),
  );
  return [...lines.flat(), ...meetings];
}

/** Returns the point on an edge that is nearest to a given point. */
export function nearestOn([[ax, ay], [bx, by]]: Edge, [x, y]: Point): Point {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2;
  const share =
    squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared));
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Sine of the angle below which lines count as parallel. */
const parallel = 0.02;

/** Returns the point where two extended lines meet, or null if they are nearly parallel. */
export function meetingOfEdges([a, b]: Edge, [c, d]: Edge): Point | null {
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const [vx, vy] = [d[0] - c[0], d[1] - c[1]];
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) <= parallel * Math.hypot(ux, uy) * Math.hypot(vx, vy)) return null;
  const along = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn;
  return [a[0] + along * ux, a[1] + along * uy];
}
