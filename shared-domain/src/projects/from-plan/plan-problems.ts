import {
  feetPerUnit,
  outlineContains,
  type Point,
  signedArea,
  type TracedStory,
  TraceError,
  type TypedOutline,
  type TypedStory,
  typedOutlineOf,
  typedOutlineProblems,
  writeLength,
} from '../../takeoff/index.ts';
import { fieldMessages } from '../fields/field-messages.ts';
import { readField } from '../fields/read-field.ts';
import type { TakeoffEntry } from '../takeoff-entry.ts';
import { groupAt } from './plan-rows.ts';

/** Why a plan cannot be measured. Indexes start at 0. */
export interface PlanProblem {
  readonly story: number;
  /** Null for a problem with the whole story or plan. */
  readonly outline: number | null;
  readonly message: string;
}

/** Returns the feet per unit on a story's page, or 1 without a usable scale. */
export function planFeetPerUnit(
  { scale }: Pick<TakeoffEntry, 'scale'>,
  story?: Pick<TracedStory, 'scale'> | undefined,
): number {
  const known = story?.scale ?? scale;
  if (!known) return 1;
  try {
    return feetPerUnit(known);
  } catch (error) {
    if (error instanceof TraceError) return 1;
    throw error;
  }
}

/** Returns the first corner of a story's first outline. The story's other outlines are positioned from there. */
export function originOf({ polygons }: Pick<TracedStory, 'polygons'>): Point {
  return polygons[0]?.points[0] ?? [0, 0];
}

/** Returns what was typed for a story. If nothing was typed, returns the story's name and plate height as text. */
export function typedStoryOf({ typed, name, plateHeight }: TracedStory): TypedStory {
  return typed ?? { name, plateHeight: plateHeight > 0 ? writeLength(plateHeight) : '' };
}

/** Returns an outline's edge table, or null if there is no such outline. */
export function typedOutlineIn(entry: TakeoffEntry, story: number, outline: number): TypedOutline | null {
  const traced = entry.stories[story];
  const polygon = traced?.polygons[outline];
  return traced && polygon ? typedOutlineOf(polygon, planFeetPerUnit(entry, traced), originOf(traced)) : null;
}

/** Parses the text of a plate height by the rules of the project form. Returns the height or a problem. */
export function readPlateHeight(
  text: string,
): { readonly feet: number; readonly problem: null } | { readonly feet: null; readonly problem: string } {
  const field = groupAt('walls.lines').fields.find(({ name }) => name === 'plateHeight');
  if (!field) throw new Error('Wall lines have no plate height');
  const { value, problem } = readField(field, text, { kind: 'new', thisYear: 0 });
  if (typeof value === 'number') return { feet: value, problem: null };
  return { feet: null, problem: problem ?? fieldMessages.missing(field) };
}

/** Returns the reasons why a plan cannot be measured, or an empty list. */
export function planProblems(entry: TakeoffEntry): readonly PlanProblem[] {
  const drawn = entry.stories.filter(({ polygons }) => polygons.length > 0);
  if (drawn.length === 0) return [{ story: 0, outline: null, message: 'Draw the outline of a story' }];
  return entry.stories.flatMap((traced, story) => {
    if (traced.polygons.length === 0) return [];
    const { problem } = readPlateHeight(typedStoryOf(traced).plateHeight);
    const isScaled = traced.scale !== undefined || entry.scale !== undefined;
    const own = [...(isScaled ? [] : [noScale]), ...(problem === null ? [] : [problem])].map((message) => ({
      story,
      outline: null,
      message,
    }));
    const outlines = traced.polygons.flatMap((polygon, outline) =>
      typedOutlineProblems(
        typedOutlineIn(entry, story, outline) ?? { right: '', down: '', walls: [] },
        polygon,
      ).map((message) => ({ story, outline, message })),
    );
    const holes = outlines.length === 0 ? holesProblem(traced) : null;
    const misplaced = outlines.length === 0 && holes === null ? holesOutsideFloors(traced) : [];
    return [
      ...own,
      ...outlines,
      ...(holes === null ? [] : [{ story, outline: null, message: holes }]),
      ...misplaced.map((outline) => ({
        story,
        outline,
        message: 'The hole is not inside a floor of its story',
      })),
    ];
  });
}

const noScale = 'Set the scale of the plan: two points and the length between them';

/** Tolerance for tracing by hand, as a share of a story's width: about an inch for a house 40 ft wide. */
const traceTolerance = 0.002;

/** Returns the indexes of holes that no single floor contains. */
function holesOutsideFloors({ polygons }: TracedStory): number[] {
  const floors = polygons.filter(({ kind }) => kind !== 'void');
  const all = polygons.flatMap(({ points }) => points.map(([x]) => x));
  const tolerance = traceTolerance * (Math.max(...all) - Math.min(...all));
  return polygons.flatMap(({ kind, points }, outline) =>
    kind === 'void' && !floors.some((floor) => outlineContains(floor.points, points, tolerance))
      ? [outline]
      : [],
  );
}

function holesProblem({ polygons }: TracedStory): string | null {
  const areaOf = (kind: 'floor' | 'void') =>
    polygons
      .filter((polygon) => (polygon.kind ?? 'floor') === kind)
      .reduce((total, { points }) => total + Math.abs(signedArea(points)), 0);
  return areaOf('void') >= areaOf('floor')
    ? 'The holes of a story are smaller than the floor around them'
    : null;
}
