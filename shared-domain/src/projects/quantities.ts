import {
  exact,
  type Orientation,
  orientations,
  sum,
  type UndirectedLengthName,
  undirectedLengthNames,
} from '../takeoff/index.ts';
import type { GlazingEntryLine, Line, Measured, ProjectContent, WallLine } from './project-data.ts';
import type { Part } from './project-kind.ts';
import { partOfLine } from './used-lines.ts';

/**
 * Returns an area in square feet: the entered area, or else width × height × count. A missing count is 1. Undefined if
 * neither the area nor both width and height are entered.
 */
export function areaOf({ area, width, height, count }: Measured): number | undefined {
  if (isNumber(area)) return area;
  return isNumber(width) && isNumber(height) ? exact(width * height * (count ?? 1)) : undefined;
}

/** Returns whether a value is a finite number. */
export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Returns a part's lines. */
export function linesOfPart<L extends Omit<Line, 'id'>>(
  lines: readonly L[] | undefined | null,
  part: Part,
  { kind }: ProjectContent,
): L[] {
  return (lines ?? []).filter((line) => partOfLine(line, kind) === part);
}

/** Returns a part's floor area in square feet, or undefined if not entered. */
export function floorAreaOfPart(part: Part, { building }: ProjectContent): number | undefined {
  const areas = {
    new: building?.conditionedFloorArea,
    addition: building?.additionFloorArea,
    existing: building?.existingFloorArea,
  };
  return isNumber(areas[part]) ? areas[part] : undefined;
}

/** Returns the lines' total area in square feet. */
export function totalArea(lines: readonly Measured[]): number {
  return sum(lines.map((line) => areaOf(line) ?? 0));
}

/** Returns the total length in feet of a line's walls that face one direction. */
export function lengthToward({ lengths }: WallLine, orientation: Orientation): number {
  const length = lengths?.[orientation];
  return isNumber(length) ? length : 0;
}

/** Returns the total length in feet of a line's walls without a direction. */
export function undirectedLength(line: WallLine): number {
  return sum(undirectedLengthNames.map((name: UndirectedLengthName) => line[name] ?? 0));
}

/** Returns the total length in feet of a line's walls. */
export function perimeterOf(line: WallLine): number {
  return exact(
    sum(orientations.map((orientation) => lengthToward(line, orientation))) + undirectedLength(line),
  );
}

/** Returns the windows that exist after the work: remaining and added windows. */
export function finishedGlazing({ glazing }: ProjectContent): readonly GlazingEntryLine[] {
  const staying = (glazing?.existing ?? []).filter(({ toBeRemoved }) => toBeRemoved !== true);
  return [...staying, ...(glazing?.added ?? [])];
}
