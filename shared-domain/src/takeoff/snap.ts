import { exact } from '../numbers/rounding.ts';
import { cornersOfLines, type DrawnLines, linesNear, nearestOn } from './drawn-lines.ts';
import { type Edge, edgeLength, type Point } from './outline.ts';

/** Snap targets for a point, in page units. */
export interface SnapTargets {
  /** Corners of outlines. */
  readonly corners: readonly Point[];
  /** The open outline's corners so far, in order. */
  readonly open: readonly Point[];
  /** Lines drawn on the page. */
  readonly drawn: DrawnLines;
  /** Maximum snapping distance. */
  readonly tolerance: number;
}

export interface Snapped {
  readonly point: Point;
  readonly to: 'corner' | 'drawn' | 'angle' | null;
}

/**
 * Returns where a point snaps (D6): the first target in the list below that is within the tolerance, or else the point
 * itself. A guide is a line through the open outline's last or first corner, at a multiple of 45° from the edge there.
 * 1. a corner of an outline
 * 2. a corner or line drawn on the plan
 * 3. a guide through the last corner, preferably where it meets a guide through the first corner
 */
export function snapPoint(point: Point, { corners, open, drawn, tolerance }: SnapTargets): Snapped {
  const corner = nearestOf(corners, point);
  if (corner && distance(corner, point) <= tolerance) return { point: corner, to: 'corner' };
  const onPlan = snapToDrawn(point, drawn, tolerance);
  if (onPlan) return { point: rounded(onPlan), to: 'drawn' };
  const last = open.at(-1);
  if (!last) return { point, to: null };
  const lines = guides(last, lastEdge(open));
  const line = nearestLine(lines, point);
  if (!line || distanceFrom(line, point) > tolerance) return { point, to: null };
  const [first] = open;
  const meetings =
    first && open.length > 1
      ? guides(first, [first, open[1] as Point]).flatMap((other) => meetingOf(line, other))
      : [];
  const meeting = nearestOf(meetings, point);
  if (meeting && distance(meeting, point) <= tolerance && distance(meeting, last) > tolerance) {
    return { point: rounded(meeting), to: 'angle' };
  }
  return { point: rounded(projected(line, point)), to: 'angle' };
}

/** Maximum gap between two drawn lines that form a corner, as a share of the tolerance. */
const gapShare = 1 / 8;

function snapToDrawn(point: Point, drawn: DrawnLines, tolerance: number): Point | null {
  const lines = linesNear(drawn, point, tolerance);
  const [line] = lines;
  if (!line) return null;
  const corner = nearestOf(cornersOfLines(lines, tolerance * gapShare), point);
  return corner && distance(corner, point) <= tolerance ? corner : nearestOn(line, point);
}

/**
 * Returns the end of a new edge from the last corner toward a point. The direction is rounded to a multiple of 45° from
 * the last edge, unless `isFree`. Returns null if there is no last corner, or if the point equals it.
 * @param length - page units
 */
export function edgeEnd(
  open: readonly Point[],
  toward: Point,
  length: number,
  isFree: boolean,
): Point | null {
  const last = open.at(-1);
  if (!last || distance(last, toward) === 0) return null;
  const wanted = Math.atan2(toward[1] - last[1], toward[0] - last[0]);
  const along = isFree ? wanted : nearestAngle(wanted, angleOf(lastEdge(open)));
  return rounded([last[0] + length * Math.cos(along), last[1] + length * Math.sin(along)]);
}

/** A point and an angle in radians. */
interface Line {
  readonly through: Point;
  readonly angle: number;
}

const eighth = Math.PI / 4;

function guides(through: Point, along: Edge | null): Line[] {
  const angle = angleOf(along);
  return [0, 1, 2, 3].map((index) => ({ through, angle: angle + index * eighth }));
}

function lastEdge(open: readonly Point[]): Edge | null {
  const [before, last] = open.slice(-2);
  return before && last ? [before, last] : null;
}

/** Returns an edge's angle in radians. Without an edge, the angle is 0, which aligns with the page. */
function angleOf(edge: Edge | null): number {
  return edge && edgeLength(edge) > 0 ? Math.atan2(edge[1][1] - edge[0][1], edge[1][0] - edge[0][0]) : 0;
}

function nearestAngle(angle: number, from: number): number {
  return from + Math.round((angle - from) / eighth) * eighth;
}

function nearestOf(points: readonly Point[], point: Point): Point | null {
  return points.reduce<Point | null>(
    (best, each) => (best === null || distance(each, point) < distance(best, point) ? each : best),
    null,
  );
}

function nearestLine(lines: readonly Line[], point: Point): Line | null {
  return lines.reduce<Line | null>(
    (best, each) => (best === null || distanceFrom(each, point) < distanceFrom(best, point) ? each : best),
    null,
  );
}

function distance(one: Point, other: Point): number {
  return edgeLength([one, other]);
}

function distanceFrom({ through, angle }: Line, [x, y]: Point): number {
  return Math.abs((y - through[1]) * Math.cos(angle) - (x - through[0]) * Math.sin(angle));
}

function projected({ through, angle }: Line, [x, y]: Point): Point {
  const along = (x - through[0]) * Math.cos(angle) + (y - through[1]) * Math.sin(angle);
  return [through[0] + along * Math.cos(angle), through[1] + along * Math.sin(angle)];
}

/** Lines count as parallel if the sine of the angle between them is smaller than this. */
const parallel = 1e-6;

function meetingOf(one: Line, other: Line): Point[] {
  const turn = Math.sin(other.angle - one.angle);
  if (Math.abs(turn) < parallel) return [];
  const [dx, dy] = [other.through[0] - one.through[0], other.through[1] - one.through[1]];
  const along = (dx * Math.sin(other.angle) - dy * Math.cos(other.angle)) / turn;
  return [[one.through[0] + along * Math.cos(one.angle), one.through[1] + along * Math.sin(one.angle)]];
}

function rounded([x, y]: Point): Point {
  return [exact(x), exact(y)];
}
