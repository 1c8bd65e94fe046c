import { exact } from '../numbers/rounding.ts';
import { outlineOfTable, tableOfOutline } from './edge-table.ts';
import { parseLength, writeLength, writeTracedLength } from './length.ts';
import type { Point } from './outline.ts';
import { readBearing, readCount, readOffset, readWallLength } from './read-typed.ts';
import { type EdgeTags, isOpenOutline, type Opening, type TracedPolygon } from './trace.ts';
import type { TypedOpening, TypedOutline, TypedWall } from './typed-outline.ts';

/** Parses a wall. If its length or bearing is unreadable, the length is 0. */
const readWall = ({ bearing, length }: TypedWall) => ({
  bearing: readBearing(bearing) ?? 0,
  length: readBearing(bearing) === null ? 0 : (readWallLength(length) ?? 0),
});

/**
 * Draws an outline from its edge table (D7). An outline with a gap, an unreadable entry, or fewer than three walls is
 * marked as unfinished, so that it is stored but not measured.
 * @param feetPerUnit - scale of the page
 * @param origin - the story's first corner, in page units
 */
export function drawTypedOutline(
  typed: TypedOutline,
  feetPerUnit: number,
  kind: TracedPolygon['kind'] = 'floor',
  origin: Point = [0, 0],
): TracedPolygon {
  const { walls, right, down } = typed;
  const [offsetX, offsetY] = [readOffset(right), readOffset(down)];
  const start: Point = [
    exact(origin[0] + (offsetX ?? 0) / feetPerUnit),
    exact(origin[1] + (offsetY ?? 0) / feetPerUnit),
  ];
  const { points, gap } = outlineOfTable(walls.map(readWall), feetPerUnit, start);
  const isFinished =
    gap === 0 && walls.length >= 3 && offsetX !== null && offsetY !== null && walls.every(isReadable);
  const edges = Object.fromEntries(
    walls.map((wall, index) => [String(index), tagsOf(wall)]).filter(([, tags]) => hasMembers(tags)),
  ) as Readonly<Record<string, EdgeTags>>;
  return {
    points,
    ...(kind === 'void' && { kind }),
    ...(hasMembers(edges) && { edges }),
    ...(!isFinished && { isUnfinished: true as const }),
    typed,
  };
}

const hasMembers = (value: unknown) => Object.keys(value as object).length > 0;

function isReadable({ bearing, length, openings = [] }: TypedWall): boolean {
  const isWall = readBearing(bearing) !== null && readWallLength(length) !== null;
  return isWall && openings.every((opening) => readOpening(opening) !== null);
}

/** Returns an opening in feet, or null if an entry is unreadable. */
function readOpening({ kind, width, height, count }: TypedOpening): Opening | null {
  const [wide, high, times] = [readWallLength(width), readWallLength(height), readCount(count)];
  if (wide === null || high === null || times === null) return null;
  return { kind, width: wide, height: high, ...(times !== 1 && { count: times }) };
}

function tagsOf({ boundary = 'exterior', orientation, openings = [] }: TypedWall): EdgeTags {
  const read = openings.map(readOpening).filter((opening) => opening !== null);
  return {
    ...(boundary !== 'exterior' && { boundary }),
    ...(orientation && { orientation }),
    ...(read.length > 0 && { openings: read }),
  };
}

/**
 * Returns an outline's edge table as text: the table that the user typed or, for a traced outline, a table that is
 * computed from the outline's points. Drawing a computed table gives the same outline, except for rounding.
 * @param feetPerUnit - scale of the page
 * @param origin - the story's first corner, in page units
 */
export function typedOutlineOf(
  polygon: TracedPolygon,
  feetPerUnit: number,
  origin: Point = [0, 0],
): TypedOutline {
  if (polygon.typed) return polygon.typed;
  const { points, edges = {} } = polygon;
  const walls = tableOfOutline(points, feetPerUnit);
  return {
    ...typedOffset(points, feetPerUnit, origin),
    // An outline that is still being traced has no edge back to its start.
    walls: (isOpenOutline(polygon) ? walls.slice(0, -1) : walls).map(({ bearing, length }, index) => {
      const { openings = [], ...tags } = edges[index] ?? {};
      return {
        bearing: String(bearing),
        length: writtenLength(length),
        ...tags,
        ...(openings.length > 0 && { openings: openings.map(typedOpening) }),
      };
    }),
  };
}

/** Returns the offset of an outline's first corner from the origin, as text for an edge table. */
export function typedOffset(
  points: readonly Point[],
  feetPerUnit: number,
  origin: Point,
): Pick<TypedOutline, 'right' | 'down'> {
  const [x, y] = points[0] ?? origin;
  return {
    right: writtenOffset((x - origin[0]) * feetPerUnit),
    down: writtenOffset((y - origin[1]) * feetPerUnit),
  };
}

function typedOpening({ kind, width, height, count = 1 }: Opening): TypedOpening {
  return { kind, width: writtenLength(width), height: writtenLength(height), count: String(count) };
}

/** Formats a length as feet and inches if that is exact, or else as decimal feet. */
function writtenLength(feet: number): string {
  const written = writeLength(feet);
  return exact(parseLength(written) ?? 0) === exact(feet) ? written : writeTracedLength(feet);
}

function writtenOffset(feet: number): string {
  const rounded = exact(feet);
  if (rounded === 0) return '';
  return `${rounded < 0 ? '-' : ''}${writtenLength(Math.abs(rounded))}`;
}
