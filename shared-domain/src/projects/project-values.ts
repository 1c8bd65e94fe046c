import {
  type Closure,
  closureOf,
  exact,
  type GlazingShare,
  glazingShare,
  type Orientation,
  orientations,
  sum,
} from '../takeoff/index.ts';
import { oncePerObject } from './once-per-object.ts';
import type { GlazingEntryLine, ProjectContent, WallLine } from './project-data.ts';
import { type Part, partsOf } from './project-kind.ts';
import {
  areaOf,
  finishedGlazing,
  floorAreaOfPart,
  isNumber,
  lengthToward,
  linesOfPart,
  totalArea,
  undirectedLength,
} from './quantities.ts';
import { usedContent } from './used-lines.ts';

/** A part's totals in square feet. */
export interface PartValues {
  /** Null if not entered. */
  readonly floorArea: number | null;
  readonly exposedFloorArea: number;
  readonly ceilingArea: number;
  readonly opaqueDoorArea: number;
  readonly grossWallArea: number;
  /** Wall area without windows and doors. */
  readonly netWallArea: number;
  /** Area of the windows that exist after the work. */
  readonly glazingArea: number;
  readonly glazingByOrientation: Readonly<Record<Orientation | 'flat', number>>;
}

/** Values derived from a project (D6). Areas are in square feet. */
export interface ProjectValues {
  /** Null while a part's floor area is missing. */
  readonly floorArea: number | null;
  readonly parts: Readonly<Partial<Record<Part, PartValues>>>;
  readonly glazing: GlazingShare;
  readonly removedGlazingArea: number;
  readonly addedGlazingArea: number;
  /** By wall line id: whether the line's walls form a closed perimeter, and the size of the gap. */
  readonly closures: Readonly<Record<string, Closure>>;
}

/** Returns the project's total floor area in square feet, or null while a part's floor area is missing. */
function totalFloorArea(content: ProjectContent): number | null {
  const areas = partsOf(content.kind).map((part) => floorAreaOfPart(part, content));
  return areas.every(isNumber) ? sum(areas) : null;
}

/** Returns the values that follow from the entries so far (D6). */
export function projectValues(entered: ProjectContent): ProjectValues {
  const content = usedContent(entered);
  const { glazing, walls } = content;
  const partValues = partsOf(content.kind).map((part) => [part, valuesOfPart(part, content)] as const);
  return {
    floorArea: totalFloorArea(content),
    parts: Object.fromEntries(partValues),
    glazing: glazingOf(content),
    removedGlazingArea: totalArea(
      (glazing?.existing ?? []).filter(({ toBeRemoved }) => toBeRemoved === true),
    ),
    addedGlazingArea: totalArea(glazing?.added ?? []),
    closures: Object.fromEntries((walls?.lines ?? []).map((line) => [line.id, lineClosure(line)])),
  };
}

/**
 * Returns the area of the windows that exist after the work, and of those that face west, in square feet and as
 * percentages of the floor area. All values are rounded to 0.1.
 */
export function glazingOf(content: ProjectContent): GlazingShare {
  const lines = finishedGlazing(content).map(withArea);
  return glazingShare(lines, content.building?.front, totalFloorArea(content) ?? 0);
}

const withArea = oncePerObject((line: GlazingEntryLine) => ({ ...line, area: areaOf(line) ?? 0 }));

/** Returns whether a line's walls form a closed perimeter, and the size of the gap. */
export const lineClosure = oncePerObject(
  (line: WallLine): Closure => closureOf(line.lengths ?? {}, undirectedLength(line)),
);

function valuesOfPart(part: Part, content: ProjectContent): PartValues {
  const { floors, roofs, walls } = content;
  const glazing = linesOfPart(finishedGlazing(content), part, content);
  const doors = linesOfPart(walls?.doors, part, content);
  const grossWallArea = exact(
    sum(orientations.map((orientation) => grossWallToward(orientation, part, content) ?? 0)) +
      totalArea(linesOfPart(walls?.otherWalls, part, content).filter((wall) => !isOriented(wall))),
  );
  const glazingArea = totalArea(glazing);
  const inWalls = totalArea(glazing.filter(({ orientation }) => orientation !== 'flat'));
  const opaqueDoorArea = totalArea(doors);
  return {
    floorArea: floorAreaOfPart(part, content) ?? null,
    exposedFloorArea: totalArea(linesOfPart(floors, part, content)),
    ceilingArea: totalArea(linesOfPart(roofs?.ceilings, part, content)),
    opaqueDoorArea,
    grossWallArea,
    netWallArea: exact(grossWallArea - inWalls - opaqueDoorArea),
    glazingArea,
    glazingByOrientation: byDirection(glazing),
  };
}

const isOriented = ({ orientation }: { readonly orientation?: string }) =>
  orientations.some((known) => known === orientation);

/**
 * Returns the area, in square feet, of a part's walls that face one direction, including openings: the wall lines
 * (length × plate height) and the 'other walls'. Undefined if a plate height is missing.
 */
export function grossWallToward(
  orientation: Orientation,
  part: Part,
  content: ProjectContent,
): number | undefined {
  const lines = linesOfPart(content.walls?.lines, part, content).filter(
    (line) => lengthToward(line, orientation) > 0,
  );
  if (!lines.every(({ plateHeight }) => isNumber(plateHeight))) return undefined;
  const walls = lines.map((line) => lengthToward(line, orientation) * (line.plateHeight ?? 0));
  const others = linesOfPart(content.walls?.otherWalls, part, content).filter(
    (wall) => wall.orientation === orientation,
  );
  return exact(sum(walls) + totalArea(others));
}

function byDirection(lines: readonly GlazingEntryLine[]): Record<Orientation | 'flat', number> {
  const toward = (direction: Orientation | 'flat') =>
    totalArea(lines.filter(({ orientation }) => orientation === direction));
  return Object.fromEntries(
    [...orientations, 'flat' as const].map((direction) => [direction, toward(direction)]),
  ) as Record<Orientation | 'flat', number>;
}
