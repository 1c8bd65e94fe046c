import { formatNumber } from '../numbers/format-number.ts';
import { directionOfBearing, outlineOfTable, pageDirectionNames } from './edge-table.ts';
import { parseLength, writeLength } from './length.ts';
import { outlineProblem, signedArea } from './outline.ts';
import { maxWallFeet, readBearing, readCount, readOffset, readWallLength } from './read-typed.ts';
import type { TracedPolygon } from './trace.ts';
import type { TypedOpening, TypedOutline } from './typed-outline.ts';

const example = 'in feet, or feet and inches, like 24\' 6"';

/**
 * Returns what is wrong with a typed length, or null.
 * @param what - the length's name, such as 'the length of wall 3'
 */
export function typedLengthProblem(text: string, what: string): string | null {
  if (readWallLength(text) !== null) return null;
  if (parseLength(text) === null) return `Enter ${what} ${example}`;
  return `Enter ${what}: more than 0 and up to ${formatNumber(maxWallFeet)} feet`;
}

/**
 * Returns what is wrong with a wall's typed length, or null.
 * @param wall - the wall's number, counted from 1
 */
export function wallLengthProblem(text: string, wall: number): string | null {
  return typedLengthProblem(text, `the length of wall ${wall}`);
}

/**
 * Returns what is wrong with a wall's typed direction, or null.
 * @param wall - the wall's number, counted from 1
 */
export function wallBearingProblem(text: string, wall: number): string | null {
  return readBearing(text) === null
    ? `Enter the direction of wall ${wall} in degrees from 0 to 359.9, clockwise from the top of the page`
    : null;
}

/** Returns what is wrong with a typed coordinate of an outline's start, or null. */
export function offsetProblem(text: string): string | null {
  return readOffset(text) === null
    ? `Enter where the outline begins ${example}; negative values go back`
    : null;
}

/**
 * Returns what is wrong with the text that was entered as a number of openings, or null.
 * @param what - follows 'Enter ' in the message
 */
export function countProblem(text: string, what = 'how many there are'): string | null {
  return readCount(text) === null ? `Enter ${what}: a whole number from 1 to 1,000` : null;
}

/** An outline's gap from its end to its start. */
export interface OutlineGap {
  /** In feet. */
  readonly length: number;
  /** Degrees clockwise from the top of the page. */
  readonly bearing: number;
}

/** Returns the gap of an outline whose table of walls is valid, or null if the outline closes. */
export function gapOf({ walls }: TypedOutline): OutlineGap | null {
  const edges = walls.map(({ bearing, length }) => ({
    bearing: readBearing(bearing) ?? 0,
    length: readWallLength(length) ?? 0,
  }));
  const { gap, gapBearing } = outlineOfTable(edges, 1);
  return gapBearing === null ? null : { length: gap, bearing: gapBearing };
}

/** Returns a direction as text, such as 'going left' or 'at 12° from the top of the page'. */
function toward(bearing: number): string {
  const direction = directionOfBearing(Math.round(bearing * 10) / 10);
  if (direction === null) return `at ${Math.round(bearing * 10) / 10}° from the top of the page`;
  return `going ${pageDirectionNames[direction].toLowerCase()}`;
}

/** Returns sentences that state why an outline cannot be measured. */
export function typedOutlineProblems(typed: TypedOutline, { points }: TracedPolygon): readonly string[] {
  const { walls, right, down } = typed;
  if (walls.length === 0) return ['Add the walls of the outline'];
  const unread = [
    ...[right, down].map(offsetProblem),
    ...walls.flatMap(({ bearing, length, openings = [] }, index) => [
      wallBearingProblem(bearing, index + 1),
      wallLengthProblem(length, index + 1),
      ...openings.map((opening) => openingProblem(opening, index + 1)),
    ]),
  ].filter((problem) => problem !== null);
  if (unread.length > 0) return unread;
  const gap = gapOf(typed);
  if (gap) {
    return [
      `The outline does not close: from its end to its start ${writeLength(gap.length)} is missing, ${toward(gap.bearing)}`,
    ];
  }
  const problem = outlineProblem(points);
  if (problem !== null) return [problem];
  return signedArea(points) === 0 ? ['The outline encloses no floor'] : [];
}

function openingProblem({ width, height, count }: TypedOpening, wall: number): string | null {
  return (
    typedLengthProblem(width, `the width of each opening of wall ${wall}`) ??
    typedLengthProblem(height, `the height of each opening of wall ${wall}`) ??
    countProblem(count, `how many openings of each size wall ${wall} has`)
  );
}

/**
 * Returns sentences about unlikely values in a measurable outline.
 * @param plateHeight - in feet
 */
export function typedOutlineWarnings({ walls }: TypedOutline, plateHeight: number): readonly string[] {
  return walls.flatMap(({ length, openings = [] }, index) => {
    const width = openings.reduce(
      (total, opening) => total + (readWallLength(opening.width) ?? 0) * (readCount(opening.count) ?? 0),
      0,
    );
    const wall = readWallLength(length) ?? 0;
    const isHigh = openings.some(({ height }) => (readWallLength(height) ?? 0) > plateHeight);
    return [
      ...(width > wall
        ? [
            `The openings of wall ${index + 1} are ${writeLength(width)} wide together, and the wall is ${writeLength(wall)} long`,
          ]
        : []),
      ...(isHigh && plateHeight > 0
        ? [`An opening of wall ${index + 1} is higher than the plate height, ${writeLength(plateHeight)}`]
        : []),
    ];
  });
}
