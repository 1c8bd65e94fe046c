import { edgesOf, type Point } from './outline.ts';

/** Returns whether an outline is inside another outline. Touching, or crossing by up to the tolerance, is allowed. */
export function outlineContains(outer: readonly Point[], inner: readonly Point[], tolerance = 1e-6): boolean {
  // Points between the corners of `inner` are checked too, because both ends of an edge can be inside a concave
  // outline while a part between the ends is outside.
  const along = edgesOf(inner).flatMap(([a, b]) => cutsOf(a, b, outer).map((share) => between(a, b, share)));
  return [...inner, ...along].every((point) => isInside(outer, point) || isOn(outer, point, tolerance));
}

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Returns the midpoints of the pieces into which an outline cuts a line, as fractions of the line. */
function cutsOf(a: Point, b: Point, outline: readonly Point[]): number[] {
  const cuts = edgesOf(outline).flatMap(([c, d]) => {
    const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
    const turn = ux * vy - uy * vx;
    if (turn === 0) return [];
    const [dx, dy] = [c[0] - a[0], c[1] - a[1]];
    const share = (dx * vy - dy * vx) / turn;
    const other = (dx * uy - dy * ux) / turn;
    return share > 0 && share < 1 && other >= 0 && other <= 1 ? [share] : [];
  });
  const ends = [0, ...cuts.sort((one, two) => one - two), 1];
  return ends.slice(1).map((end, index) => (end + (ends[index] as number)) / 2);
}

/** A point is inside if a ray to the right crosses the outline an odd number of times. */
function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  return (
    edgesOf(outline).filter(
      ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
    ).length %
      2 ===
    1
  );
}

function isOn(outline: readonly Point[], [x, y]: Point, tolerance: number): boolean {
  return edgesOf(outline).some(([[ax, ay], [bx, by]]) => {
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const share =
      length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(ax + (bx - ax) * share - x, ay + (by - ay) * share - y) <= tolerance;
  });
}
