import {
  originOf,
  type Part,
  planFeetPerUnit,
  readPlateHeight,
  type TakeoffEntry,
  type TracedStoryEntry,
  typedOutlineIn,
  typedStoryOf,
} from '@title24/shared-domain/projects';
import {
  bearingOfDirection,
  bottomOfPage,
  directionOfBearing,
  drawTypedOutline,
  fullCircle,
  gapOf,
  readBearing,
  readWallLength,
  type TracedPolygon,
  type TypedOutline,
  type TypedStory,
  type TypedWall,
  typedOffset,
  writeLength,
} from '@title24/shared-domain/takeoff';

/** A position in a plan, with indexes from 0. */
export interface OutlinePlace {
  readonly story: number;
  readonly outline: number;
}

/** The maximum that the page offers; the forms have four stories above ground. */
export const planLimits = { stories: 4, walls: 199, openings: 50 } as const;

/** Without a plan file, one unit of the page is a foot. */
const scaleOfFeet = { a: [0, 0], b: [1, 0], lengthFeet: 1 } as const;

/** A wall without a length, going right on the page. */
const firstWall: TypedWall = { bearing: '90', length: '' };

const emptyOutline: TypedOutline = { right: '', down: '', walls: [firstWall] };

/** Returns a new plan with one story and one wall. */
export function newPlan(): TakeoffEntry {
  return addStory({ version: 1, scale: scaleOfFeet, frontBearing: bottomOfPage, stories: [] });
}

/**
 * Returns the plan with one more story, as high as the last; without a plan file it starts with an outline.
 * @param shows the part of the house that it shows, with the story's name; that of the plan by default
 */
export function addStory(
  plan: TakeoffEntry,
  shows?: { readonly part: Part; readonly name: string },
): TakeoffEntry {
  const number = plan.stories.length + 1;
  const before = plan.stories.at(-1);
  const typed = {
    name: shows?.name ?? `Story ${number}`,
    plateHeight: before ? typedStoryOf(before).plateHeight : '',
  };
  const own = shows && { part: shows.part };
  const story = withTypedStory({ ...own, name: '', plateHeight: 0, polygons: [] }, typed, number);
  const begun = { ...plan, scale: plan.scale ?? scaleOfFeet, stories: [...plan.stories, story] };
  // With a plan file, the outline is traced instead.
  return plan.plan ? begun : addOutline(begun, number - 1, 'floor');
}

/** Returns the plan without a story. @param story its index */
export function removeStory(plan: TakeoffEntry, story: number): TakeoffEntry {
  return { ...plan, stories: plan.stories.filter((_, index) => index !== story) };
}

/** Returns the plan with typed values of a story changed. @param story its index */
export function changeStory(plan: TakeoffEntry, story: number, changes: Partial<TypedStory>): TakeoffEntry {
  return withStory(plan, story, (before) =>
    withTypedStory(before, { ...typedStoryOf(before), ...changes }, story + 1),
  );
}

/** @param number of the story, from 1, used if it has no name */
function withTypedStory(story: TracedStoryEntry, typed: TypedStory, number: number): TracedStoryEntry {
  return {
    ...story,
    name: typed.name.trim() || `Story ${number}`,
    plateHeight: readPlateHeight(typed.plateHeight).feet ?? 0,
    typed,
  };
}

/** Returns the plan with an empty outline added to a story. @param story its index */
export function addOutline(plan: TakeoffEntry, story: number, kind: 'floor' | 'void'): TakeoffEntry {
  const feet = planFeetPerUnit(plan, plan.stories[story]);
  return withStory(plan, story, (before) => ({
    ...before,
    polygons: [...before.polygons, drawTypedOutline(emptyOutline, feet, kind, originOf(before))],
  }));
}

/** Returns the plan without an outline. */
export function removeOutline(plan: TakeoffEntry, { story, outline }: OutlinePlace): TakeoffEntry {
  const rest = withStory(plan, story, (before) => ({
    ...before,
    polygons: before.polygons.filter((_, index) => index !== outline),
  }));
  return withOffsets(rest, story);
}

/** Updates the offsets of a story's outlines from its first corner after that corner has changed. */
export function withOffsets(plan: TakeoffEntry, story: number): TakeoffEntry {
  const feet = planFeetPerUnit(plan, plan.stories[story]);
  return withStory(plan, story, (before) => ({
    ...before,
    polygons: before.polygons.map((polygon) => {
      if (!polygon.typed) return polygon;
      return {
        ...polygon,
        typed: { ...polygon.typed, ...typedOffset(polygon.points, feet, originOf(before)) },
      };
    }),
  }));
}

/** Returns whether no length and no opening of an outline was typed. */
export function isBlankOutline({ typed }: TracedPolygon): boolean {
  return (
    typed?.walls.every(({ length, openings = [] }) => length.trim() === '' && openings.length === 0) ?? false
  );
}

/** Rebuilds an outline from its changed edge table. */
export function changeOutline(
  plan: TakeoffEntry,
  { story, outline }: OutlinePlace,
  change: (typed: TypedOutline) => TypedOutline,
): TakeoffEntry {
  const typed = typedOutlineIn(plan, story, outline);
  if (!typed) return plan;
  const feet = planFeetPerUnit(plan, plan.stories[story]);
  const changed = change(typed);
  return withStory(plan, story, (before) => ({
    ...before,
    polygons: before.polygons.map((polygon, index): TracedPolygon => {
      if (index !== outline) return polygon;
      const drawn = drawTypedOutline(changed, feet, polygon.kind ?? 'floor', originOf(before));
      // Only lengths and directions of walls move corners.
      return isDrawnAlike(typed, changed) ? { ...drawn, points: polygon.points } : drawn;
    }),
  }));
}

function isDrawnAlike(one: TypedOutline, other: TypedOutline): boolean {
  const linesOf = ({ right, down, walls }: TypedOutline) =>
    [right, down, ...walls.flatMap(({ bearing, length }) => [bearing, length])].join('\n');
  return linesOf(one) === linesOf(other);
}

/** Changes to a wall; undefined members are removed. */
export type WallChanges = { readonly [Member in keyof TypedWall]?: TypedWall[Member] | undefined };

/** Returns the outline with a wall changed. @param wall its index */
export function changeWall(typed: TypedOutline, wall: number, changes: WallChanges): TypedOutline {
  const changed = (before: TypedWall) =>
    Object.fromEntries(
      Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined),
    ) as unknown as TypedWall;
  return {
    ...typed,
    walls: typed.walls.map((before, index) => (index === wall ? changed(before) : before)),
  };
}

/** Inserts a wall after another one, turned to the right, as the walls of a clockwise outline are. */
export function addWallAfter(typed: TypedOutline, wall: number): TypedOutline {
  const before = typed.walls[wall];
  const bearing = before ? readBearing(before.bearing) : null;
  const next = bearing === null ? firstWall : { bearing: String(fullCircle(bearing + 90)), length: '' };
  return { ...typed, walls: typed.walls.toSpliced(wall + 1, 0, next) };
}

/** Returns the outline without a wall. @param wall its index */
export function removeWall(typed: TypedOutline, wall: number): TypedOutline {
  return { ...typed, walls: typed.walls.toSpliced(wall, 1) };
}

/**
 * Returns the ways to close an outline: with one or two walls parallel to the page and, if different, with one straight
 * wall. Empty if it is closed or contains invalid input. A last wall without a length is ignored.
 */
export function closings(typed: TypedOutline): readonly (readonly TypedWall[])[] {
  const straight = closingWall(typed);
  if (!straight) return [];
  const [bearing, length] = [readBearing(straight.bearing) ?? 0, readWallLength(straight.length) ?? 0];
  const angle = (bearing * Math.PI) / 180;
  const legs = [
    legOf(length * Math.sin(angle), '90', '270'),
    legOf(-length * Math.cos(angle), '180', '0'),
  ].filter((leg) => leg !== null);
  if (legs.length < 2) return [[straight]];
  // The first of two walls turns at the corner: one in the direction of the last wall would only extend it.
  const last = readBearing(wallsBeforeGap(typed).at(-1)?.bearing ?? '') ?? 0;
  const goesAcross = last % 180 === 90;
  return [goesAcross ? legs.toReversed() : legs, [straight]];
}

/** Walls shorter than this, in feet, are ignored. */
const shortestLeg = 1 / 24;

function legOf(feet: number, ahead: string, back: string): TypedWall | null {
  if (Math.abs(feet) < shortestLeg) return null;
  return { bearing: feet > 0 ? ahead : back, length: writeLength(Math.abs(feet)) };
}

/** Returns the straight wall between the end of an outline and its start. */
function closingWall(typed: TypedOutline): TypedWall | null {
  const walls = wallsBeforeGap(typed);
  const areRead = walls.every(
    ({ bearing, length }) => readBearing(bearing) !== null && readWallLength(length) !== null,
  );
  const gap = areRead && walls.length >= 2 ? gapOf({ ...typed, walls }) : null;
  if (!gap) return null;
  // Rounded to a tenth of a degree and a sixteenth of an inch, it closes within the tolerance of a corner.
  const bearing = directionOfBearing(Math.round(gap.bearing * 10) / 10);
  return {
    bearing: bearing ? String(bearingOfDirection(bearing)) : String(Math.round(gap.bearing * 1000) / 1000),
    length: writeLength(gap.length),
  };
}

function wallsBeforeGap({ walls }: TypedOutline): readonly TypedWall[] {
  return walls.at(-1)?.length.trim() === '' ? walls.slice(0, -1) : walls;
}

/** Returns the outline closed by these walls, which {@link closings} offers. */
export function closeOutline(typed: TypedOutline, walls: readonly TypedWall[]): TypedOutline {
  return { ...typed, walls: [...wallsBeforeGap(typed), ...walls] };
}

/** Returns the plan with a story that shows another part of the house. @param story its index */
export function withPart(plan: TakeoffEntry, story: number, part: Part): TakeoffEntry {
  return withStory(plan, story, (before) => ({ ...before, part }));
}

/** Returns the plan with a story replaced. @param story its index */
export function withStory(
  plan: TakeoffEntry,
  story: number,
  change: (story: TracedStoryEntry) => TracedStoryEntry,
): TakeoffEntry {
  return {
    ...plan,
    stories: plan.stories.map((before, index) => (index === story ? change(before) : before)),
  };
}
