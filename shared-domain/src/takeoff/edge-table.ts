import { exact } from '../numbers/rounding.ts';
import { fullCircle } from './orientation.ts';
import { type Edge, edgeLength, edgesOf, type Point } from './outline.ts';

/** Directions on the page, clockwise from the top in steps of 45°. */
export const pageDirections = [
  'up',
  'upRight',
  'right',
  'downRight',
  'down',
  'downLeft',
  'left',
  'upLeft',
] as const;

export type PageDirection = (typeof pageDirections)[number];

export const pageDirectionNames: Readonly<Record<PageDirection, string>> = {
  up: 'Up',
  upRight: 'Up and right',
  right: 'Right',
  downRight: 'Down and right',
  down: 'Down',
  downLeft: 'Down and left',
  left: 'Left',
  upLeft: 'Up and left',
};

/** A wall's direction and length. */
export interface TableEdge {
  /** Degrees clockwise from the top of the page. */
  readonly bearing: number;
  /** In feet. */
  readonly length: number;
}

export interface DrawnOutline {
  readonly points: readonly Point[];
  /** Feet from the last wall's end to the start, or 0 if closed. */
  readonly gap: number;
  /** Bearing from the end to the start, or null if closed. */
  readonly gapBearing: number | null;
}

/** Half an inch, in feet. If the gap in an outline is at most this large, the outline counts as closed. */
const oneCorner = 1 / 24;

/** Returns a direction's bearing, in degrees clockwise from the top of the page. */
export function bearingOfDirection(direction: PageDirection): number {
  return pageDirections.indexOf(direction) * 45;
}

/**
 * Returns a bearing's direction, or null if it is between two directions.
 * @param bearing - degrees clockwise from the top of the page
 */
export function directionOfBearing(bearing: number): PageDirection | null {
  const eighths = fullCircle(bearing) / 45;
  return Number.isInteger(eighths) ? (pageDirections[eighths] ?? null) : null;
}

/**
 * Returns the outline that an edge table describes (D6). The last point of an open outline is the end of the last wall.
 * @param feetPerUnit - scale of the page
 */
export function outlineOfTable(
  edges: readonly TableEdge[],
  feetPerUnit: number,
  start: Point = [0, 0],
): DrawnOutline {
  const corners: Point[] = [start];
  let [x, y] = start;
  for (const { bearing, length } of edges) {
    const angle = (bearing * Math.PI) / 180;
    x = exact(x + (length / feetPerUnit) * Math.sin(angle));
    y = exact(y - (length / feetPerUnit) * Math.cos(angle));
    corners.push([x, y]);
  }
  const back: Edge = [[x, y], start];
  const gap = edgeLength(back) * feetPerUnit;
  if (gap <= oneCorner) return { points: corners.slice(0, -1), gap: 0, gapBearing: null };
  return { points: corners, gap: exact(gap), gapBearing: travelBearing(back) };
}

/**
 * Returns an outline's edge table, including the edge from the last point to the first.
 * @param feetPerUnit - scale of the page
 */
export function tableOfOutline(points: readonly Point[], feetPerUnit: number): TableEdge[] {
  return edgesOf(points).map((edge) => ({
    bearing: travelBearing(edge),
    length: exact(edgeLength(edge) * feetPerUnit),
  }));
}

function travelBearing([[x, y], [nextX, nextY]]: Edge): number {
  return fullCircle((Math.atan2(nextX - x, y - nextY) * 180) / Math.PI);
}
