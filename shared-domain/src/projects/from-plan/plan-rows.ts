import {
  type ByOrientation,
  bottomOfPage,
  frontFromNorthArrow,
  glazingHeights,
  measureTrace,
  type Orientation,
  orientations,
  roundHalfUp,
  type StoryQuantities,
  sum,
  TraceError,
  type UndirectedLengthName,
  undirectedLengthNames,
} from '../../takeoff/index.ts';
import { addressOf, linesAt, valueAt } from '../document-values.ts';
import { type FieldGroup, fieldGroups, type ProjectStep } from '../fields/field-groups.ts';
import { valueProblem } from '../fields/read-field.ts';
import type { DoorLine, GlazingEntryLine, Line, ProjectContent } from '../project-data.ts';
import { type Part, type ProjectKind, partsOf } from '../project-kind.ts';
import { areaOf, isNumber, totalArea } from '../quantities.ts';
import type { TakeoffEntry, TracedStoryEntry } from '../takeoff-entry.ts';
import { partOfLine } from '../used-lines.ts';

/** Where a quantity goes in the project's data: a group of fields, an existing line or a new line. */
export interface PlanTarget {
  /** Path of a group of fields or a list, such as `walls.lines`. */
  readonly path: string;
  /** Path within the group or line, such as `lengths.front`. */
  readonly field: string;
  /** The line's id; null outside lists, or if the line does not exist yet. */
  readonly line: string | null;
  /** Initial values of the line to add, or null. */
  readonly newLine: Readonly<Record<string, string | number>> | null;
}

/** A quantity with its values in the plan and in the form (D6). */
export interface PlanRow {
  /** Identifies the row. Does not depend on the row's values. */
  readonly id: string;
  /** Such as 'First floor' or 'Opaque doors'. */
  readonly heading: string;
  readonly label: string;
  readonly unit: 'ft' | 'sq ft' | '°';
  readonly fromPlan: number;
  /** Null if no number is entered. */
  readonly inForm: number | null;
  /** Why the quantity cannot be filled in, or null. */
  readonly obstacle: string | null;
  readonly target: PlanTarget;
}

/** Steps that a plan can fill in. */
export const filledByPlan: readonly ProjectStep[] = ['building', 'walls', 'glazing'];

const floorAreaFields = {
  new: 'conditionedFloorArea',
  addition: 'additionFloorArea',
  existing: 'existingFloorArea',
} as const satisfies Readonly<Record<Part, string>>;

/**
 * Compares a traced plan with the entered values (D6). Lengths and areas that are 0 in the plan and 0 or
 * missing in the form are left out.
 * @throws TraceError if the plan cannot be measured, with a message for the person who traced it
 */
export function planRows(content: ProjectContent, takeoff: TakeoffEntry): readonly PlanRow[] {
  const storiesOf = (part: Part) =>
    takeoff.stories.filter((story) => partOfStory(story, takeoff, content.kind) === part);
  const parts = partsOf(content.kind).filter((part) =>
    storiesOf(part).some(({ polygons }) => polygons.length > 0),
  );
  const rows = parts.flatMap((part) => partRows(content, { ...takeoff, stories: storiesOf(part) }, part));
  return [...frontRow(content, takeoff), ...rows].map(withObstacle);
}

function partRows(content: ProjectContent, takeoff: TakeoffEntry, part: Part): readonly PlanRow[] {
  const { scale, stories } = takeoff;
  const { conditionedFloorArea, stories: measured } = measureTrace({
    ...takeoff,
    // With a scale of 0, measuring fails with a message to set the scale, unless each story has its own scale.
    scale: scale ?? { a: [0, 0], b: [0, 0], lengthFeet: 0 },
    stories: stories.filter(({ polygons }) => polygons.length > 0),
  });
  const drawn = stories.flatMap((story, index) =>
    story.polygons.length > 0 ? [{ ...story, number: index + 1 }] : [],
  );
  return [
    floorAreaRow(content, part, conditionedFloorArea),
    ...existingWallRow(content, part, measured),
    ...measured.flatMap((quantities, index) => {
      const story = drawn[index];
      return story ? storyRows(content, part, story, quantities) : [];
    }),
    ...openingRows(content, part, measured, glazingHeights({ ...takeoff, stories: drawn })),
  ].filter(({ fromPlan, inForm }) => fromPlan > 0 || (inForm ?? 0) > 0);
}

/** Returns the part of the house that a story belongs to. */
export function partOfStory(
  { part }: Pick<TracedStoryEntry, 'part'>,
  plan: Pick<TakeoffEntry, 'part'>,
  kind: ProjectKind,
): Part {
  const parts = partsOf(kind);
  const known = [part, plan.part].find((each) => each !== undefined && parts.includes(each));
  return known ?? parts.find((each) => each !== 'existing') ?? 'existing';
}

/** Like {@link planRows}, but returns null if there is no plan or the plan cannot be measured. */
export function measuredPlanRows(
  content: ProjectContent,
  takeoff: TakeoffEntry | null | undefined,
): readonly PlanRow[] | null {
  if (!takeoff) return null;
  try {
    return planRows(content, takeoff);
  } catch (error) {
    if (error instanceof TraceError) return null;
    throw error;
  }
}

/** Returns the row for the front's direction, if the plan has a north arrow. */
function frontRow(
  content: ProjectContent,
  { frontBearing = bottomOfPage, northBearing }: TakeoffEntry,
): PlanRow[] {
  if (northBearing === undefined) return [];
  const target: PlanTarget = { path: 'building', field: 'front', line: null, newLine: null };
  return [
    {
      ...rowOf(target, 'building'),
      heading: 'Building',
      unit: '°',
      fromPlan: roundHalfUp(frontFromNorthArrow(frontBearing, northBearing), 1),
      inForm: numberAt(content, 'building.front'),
      obstacle:
        content.building?.front === 'all'
          ? 'The form says All Orientations. To enter one direction, change it at Building.'
          : null,
    },
  ];
}

/** Adds an obstacle if the field would refuse the plan's value. The value 0 is not checked. */
function withObstacle(row: PlanRow): PlanRow {
  const { path, field: name } = row.target;
  const field = groupAt(path).fields.find((each) => each.name === name);
  // The year 0 is a placeholder, because no field that a plan fills in depends on the year.
  const problem = field && row.fromPlan !== 0 ? valueProblem(field, row.fromPlan, { thisYear: 0 }) : null;
  return { ...row, obstacle: row.obstacle ?? problem };
}

function floorAreaRow(content: ProjectContent, part: Part, fromPlan: number): PlanRow {
  const field = floorAreaFields[part];
  return {
    ...rowOf({ path: 'building', field, line: null, newLine: null }, 'building'),
    heading: 'Building',
    unit: 'sq ft',
    fromPlan,
    inForm: numberAt(content, `building.${field}`),
    obstacle: null,
  };
}

/**
 * Returns the row for the outside walls of the existing house (help g-4). The existing part's row has the total length
 * of these walls. An addition's row has the length of the existing walls that the addition covers. The plan shows this
 * length as the addition's walls that border conditioned space. Only a detached house gets an addition's row, because
 * in other houses, an addition's wall can border the neighbor's rooms.
 */
function existingWallRow(
  content: ProjectContent,
  part: Part,
  stories: readonly StoryQuantities[],
): PlanRow[] {
  const { kind, building: { type = 'detached' } = {} } = content;
  const isJoined = kind === 'existing-plus-addition' && type === 'detached';
  if (part !== 'existing' && !isJoined) return [];
  const field = part === 'existing' ? 'existingPerimeter' : 'coveredLength';
  const lengths = stories.flatMap(({ lengths: byOrientation, conditionedLength }) =>
    part === 'existing' ? orientations.map((each) => byOrientation[each]) : [conditionedLength],
  );
  return [
    {
      ...rowOf({ path: 'walls', field, line: null, newLine: null }, 'walls'),
      heading: groupAt('walls').title,
      unit: 'ft',
      fromPlan: roundHalfUp(sum(lengths), 1),
      inForm: numberAt(content, `walls.${field}`),
      obstacle: null,
    },
  ];
}

interface DrawnStory {
  readonly name: string;
  readonly number: number;
  readonly plateHeight: number;
}

/**
 * Returns a story's rows. Each story fills one wall line. If the story already has several lines, the quantities must
 * be entered by hand.
 */
function storyRows(
  content: ProjectContent,
  part: Part,
  { name, number, plateHeight }: DrawnStory,
  quantities: StoryQuantities,
): PlanRow[] {
  const lines = (content.walls?.lines ?? []).filter(
    (line) => partOfLine(line, content.kind) === part && (line.story ?? 1) === number,
  );
  const [only] = lines;
  const base = {
    path: 'walls.lines',
    line: only?.id ?? null,
    newLine: only ? null : { part, story: number },
  };
  const key = only?.id ?? `${part}-${number}`;
  const obstacle =
    lines.length > 1 ? `Story ${number} has ${lines.length} wall lines. Enter this at Walls by hand.` : null;
  const row = (field: string, unit: 'ft' | 'sq ft', fromPlan: number): PlanRow => ({
    ...rowOf({ ...base, field }, key),
    heading: name,
    unit,
    fromPlan,
    inForm: only ? numberAt(only, field) : null,
    obstacle,
  });
  return [
    row('plateHeight', 'ft', plateHeight),
    row('floorArea', 'sq ft', quantities.floorArea),
    ...orientations.map((orientation) =>
      row(`lengths.${orientation}`, 'ft', quantities.lengths[orientation]),
    ),
    ...undirectedLengthNames.map((length: UndirectedLengthName) => row(length, 'ft', quantities[length])),
  ];
}

function numberAt(values: object, path: string): number | null {
  const value = valueAt(values, path);
  return isNumber(value) ? value : null;
}

/** Returns the rows for windows and doors, which are entered per side and not per story. */
function openingRows(
  content: ProjectContent,
  part: Part,
  stories: readonly StoryQuantities[],
  heights: ByOrientation,
): PlanRow[] {
  const { kind, glazing, walls } = content;
  const table = part === 'existing' ? 'existing' : 'added';
  const linesInPart = <L extends Line>(lines: readonly L[] = []) =>
    lines.filter((line) => partOfLine(line, kind) === part);
  const total = (areaIn: (story: StoryQuantities) => number) => sum(stories.map(areaIn));
  const titleOf = (what: string) =>
    part === 'existing' && partsOf(kind).length > 1
      ? `Existing ${what}`
      : `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  const windows = orientations.flatMap((orientation) => {
    const lines = linesInPart(glazing?.[table]);
    const areaIn = ({ glazingArea }: StoryQuantities) => glazingArea[orientation];
    const row = openingRow(
      `glazing.${table}`,
      titleOf('windows and glass doors'),
      orientation,
      lines,
      part,
      total(areaIn),
    );
    return [row, ...windowHeightRow(row, lines, heights[orientation])];
  });
  const doors = [...orientations, 'garage' as const].map((orientation) =>
    openingRow(
      'walls.doors',
      titleOf('opaque doors'),
      orientation,
      linesInPart(walls?.doors),
      part,
      total((story) => (orientation === 'garage' ? story.garageDoorArea : story.doorArea[orientation])),
    ),
  );
  return [...windows, ...doors];
}

function openingRow(
  path: 'glazing.existing' | 'glazing.added' | 'walls.doors',
  heading: string,
  orientation: Orientation | 'garage',
  lines: readonly (GlazingEntryLine | DoorLine)[],
  part: Part,
  fromPlan: number,
): PlanRow {
  const there = lines.filter((line) => line.orientation === orientation);
  const [only] = there;
  const target: PlanTarget = {
    path,
    field: 'area',
    line: only?.id ?? null,
    newLine: only ? null : { part, orientation },
  };
  return {
    ...rowOf(target, `${path}-${part}-${orientation}`),
    heading,
    label: sideLabel(path, orientation),
    unit: 'sq ft',
    fromPlan,
    inForm: there.some((line) => areaOf(line) !== undefined) ? totalArea(there) : null,
    obstacle:
      there.length > 1 ? `This side is entered in ${there.length} lines. Change them one by one.` : null,
  };
}

/**
 * Returns the row for the height of a side's windows, if all of them have the same height.
 * @param area - row for the windows' area
 */
function windowHeightRow(
  area: PlanRow,
  lines: readonly GlazingEntryLine[],
  height: number,
): readonly PlanRow[] {
  if (height === 0) return [];
  const target: PlanTarget = { ...area.target, field: 'windowHeight' };
  const line = lines.find(({ id }) => id === target.line);
  const { id, label } = rowOf(target, area.id.slice(0, area.id.lastIndexOf('.')));
  return [
    {
      ...area,
      id,
      target,
      label: `${area.label}, ${label.toLowerCase()}`,
      unit: 'ft',
      fromPlan: height,
      inForm: line ? numberAt(line, target.field) : null,
    },
  ];
}

function sideLabel(path: string, orientation: Orientation | 'garage'): string {
  const group = groupAt(path);
  const field = group.fields.find(({ name }) => name === 'orientation');
  const options = field?.input === 'choice' ? field.options : [];
  return options.find(({ value }) => value === orientation)?.label ?? orientation;
}

function rowOf(target: PlanTarget, key: string): Pick<PlanRow, 'id' | 'label' | 'target'> {
  const field = groupAt(target.path).fields.find(({ name }) => name === target.field);
  return { id: `${key}.${target.field}`, label: field?.label ?? target.field, target };
}

/**
 * Returns the field group at a path.
 * @throws Error if there is none, which would be a bug
 */
export function groupAt(path: string): FieldGroup {
  const group = fieldGroups.find((each) => each.path === path);
  if (!group) throw new Error(`No group of fields is at ${path}`);
  return group;
}

/** Returns the paths of fields that have the plan's value, in the format that findings and forms use. */
export function addressesFromPlan(content: ProjectContent, rows: readonly PlanRow[]): ReadonlySet<string> {
  return new Set(
    rows
      .filter(({ fromPlan, inForm }) => fromPlan === inForm)
      .flatMap(({ target: { path, field: name, line } }) => {
        const group = groupAt(path);
        const field = group.fields.find((each) => each.name === name);
        const exists = line === null || linesAt(content, path).some(({ id }) => id === line);
        return field && exists ? [addressOf({ group, ...(line !== null && { id: line }) }, field)] : [];
      }),
  );
}
