/** A point in page units: x right, y down. */
export type Point = readonly [x: number, y: number];

/** Returns a closed outline's area in square page units, positive if clockwise on the screen. */
export function signedArea(points: readonly Point[]): number {
  let doubled = 0;
  for (const [[x, y], [nextX, nextY]] of edgesOf(points)) doubled += x * nextY - nextX * y;
  return doubled / 2;
}

export type Edge = readonly [from: Point, to: Point];

/** Returns an outline's edges. Edge i begins at point i, and the last edge closes the outline. */
export function edgesOf(points: readonly Point[]): Edge[] {
  return points.map((point, index) => [point, points[(index + 1) % points.length] as Point]);
}

/** Returns an edge's length in page units. */
export function edgeLength([[x, y], [nextX, nextY]]: Edge): number {
  return Math.hypot(nextX - x, nextY - y);
}

/**
 * Returns an edge's outward direction, in degrees clockwise from the top of the page.
 * @param area - the outline's {@link signedArea}
 */
export function bearingOf([[x, y], [nextX, nextY]]: Edge, area: number): number {
  const side = area >= 0 ? 1 : -1;
  const [normalX, normalY] = [side * (nextY - y), -side * (nextX - x)];
  return (Math.atan2(normalX, -normalY) * 180) / Math.PI;
}

/** Returns what is wrong with an outline, or null. */
export function outlineProblem(points: readonly Point[]): string | null {
  if (points.length < 3) return 'An outline needs at least 3 corners';
  if (!points.flat().every(Number.isFinite)) return 'An outline needs corners with numbers';
  const crossing = crossingOf(edgesOf(points));
  if (!crossing) return null;
  return `The outline crosses itself between wall ${crossing[0] + 1} and wall ${crossing[1] + 1}`;
}

/**
 * Returns the indexes of the first two edges that meet without being neighbors, or null. Edges of length 0 are ignored.
 */
function crossingOf(all: readonly Edge[]): readonly [number, number] | null {
  const edges = all.map((edge, index) => ({ edge, index })).filter(({ edge }) => edgeLength(edge) > 0);
  for (const [at, one] of edges.entries()) {
    // Neighbors always meet, so the next edge is left out. For the first edge, the last edge is left out too.
    const others = edges.slice(at + 2, at === 0 ? -1 : undefined);
    const other = others.find(({ edge }) => meet(one.edge, edge));
    if (other) return [one.index, other.index];
  }
  return null;
}

function meet([a, b]: Edge, [c, d]: Edge): boolean {
  const sides = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)] as const;
  if (sides[0] !== sides[1] && sides[2] !== sides[3]) return true;
  return (
    (sides[0] === 0 && between(a, b, c)) ||
    (sides[1] === 0 && between(a, b, d)) ||
    (sides[2] === 0 && between(c, d, a)) ||
    (sides[3] === 0 && between(c, d, b))
  );
}

/** Returns 1 if a point is on one side of the line through a and b, -1 if on the other side, and 0 if on the line. */
function turn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}

function between([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): boolean {
  return Math.min(ax, bx) <= x && x <= Math.max(ax, bx) && Math.min(ay, by) <= y && y <= Math.max(ay, by);
}
