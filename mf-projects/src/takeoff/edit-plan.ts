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

/** An outline in a plan. Indexes start at 0. */
export interface OutlinePlace {
  readonly story: number;
  readonly outline: number;
}

/**
 * Maximum number of stories per part of the house, of walls per outline, and of openings per wall. A project has at
 * most four stories above ground.
 */
export const planLimits = { stories: 4, walls: 199, openings: 50 } as const;

/** Without a plan file, a page unit is a foot. */
const scaleOfFeet = { a: [0, 0], b: [1, 0], lengthFeet: 1 } as const;

/** A wall that runs to the right on the page, without a length yet. */
const firstWall: TypedWall = { bearing: '90', length: '' };

const emptyOutline: TypedOutline = { right: '', down: '', walls: [firstWall] };

/** Returns a plan with one story and one wall. */
export function newPlan(): TakeoffEntry {
  return addStory({ version: 1, scale: scaleOfFeet, frontBearing: bottomOfPage, stories: [] });
}

/**
 * Returns the plan with another story, which gets the previous story's plate height. Without a plan file, the story
 * gets an empty outline.
 * @param shows - the story's part and name; defaults to the plan's part and a numbered name
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
  const extended = { ...plan, scale: plan.scale ?? scaleOfFeet, stories: [...plan.stories, story] };
  // With a plan file, the user traces the outline, so none is added.
  return plan.plan ? extended : addOutline(extended, number - 1, 'floor');
}

/** Returns the plan with a story removed. */
export function removeStory(plan: TakeoffEntry, story: number): TakeoffEntry {
  return { ...plan, stories: plan.stories.filter((_, index) => index !== story) };
}

/** Returns the plan with a story's texts changed. */
export function changeStory(plan: TakeoffEntry, story: number, changes: Partial<TypedStory>): TakeoffEntry {
  return withStory(plan, story, (before) =>
    withTypedStory(before, { ...typedStoryOf(before), ...changes }, story + 1),
  );
}

/** @param number - the story's number, used for a missing name */
function withTypedStory(story: TracedStoryEntry, typed: TypedStory, number: number): TracedStoryEntry {
  return {
    ...story,
    name: typed.name.trim() || `Story ${number}`,
    plateHeight: readPlateHeight(typed.plateHeight).feet ?? 0,
    typed,
  };
}

/** Returns the plan with an empty outline added to a story. */
export function addOutline(plan: TakeoffEntry, story: number, kind: 'floor' | 'void'): TakeoffEntry {
  const feet = planFeetPerUnit(plan, plan.stories[story]);
  return withStory(plan, story, (before) => ({
    ...before,
    polygons: [...before.polygons, drawTypedOutline(emptyOutline, feet, kind, originOf(before))],
  }));
}

/** Returns the plan with an outline removed. */
export function removeOutline(plan: TakeoffEntry, { story, outline }: OutlinePlace): TakeoffEntry {
  const rest = withStory(plan, story, (before) => ({
    ...before,
    polygons: before.polygons.filter((_, index) => index !== outline),
  }));
  return withOffsets(rest, story);
}

/** Recalculates the outlines' offsets from the story's first corner after that corner has moved. */
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

/** Returns whether an outline's table has no lengths or openings yet. */
export function isBlankOutline({ typed }: TracedPolygon): boolean {
  return (
    typed?.walls.every(({ length, openings = [] }) => length.trim() === '' && openings.length === 0) ?? false
  );
}

/** Returns the plan with an outline rebuilt after a change to its table. */
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
      // Only changes to offsets, directions and lengths move corners.
      return isDrawnAlike(typed, changed) ? { ...drawn, points: polygon.points } : drawn;
    }),
  }));
}

function isDrawnAlike(one: TypedOutline, other: TypedOutline): boolean {
  const linesOf = ({ right, down, walls }: TypedOutline) =>
    [right, down, ...walls.flatMap(({ bearing, length }) => [bearing, length])].join('\n');
  return linesOf(one) === linesOf(other);
}

/** Changes to a wall. Undefined removes a property. */
export type WallChanges = { readonly [Member in keyof TypedWall]?: TypedWall[Member] | undefined };

/** Returns the outline with a wall changed. */
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

/** Returns the outline with a wall inserted after `wall`. The new wall turns right, as in a clockwise outline. */
export function addWallAfter(typed: TypedOutline, wall: number): TypedOutline {
  const before = typed.walls[wall];
  const bearing = before ? readBearing(before.bearing) : null;
  const next = bearing === null ? firstWall : { bearing: String(fullCircle(bearing + 90)), length: '' };
  return { ...typed, walls: typed.walls.toSpliced(wall + 1, 0, next) };
}

/** Returns the outline with a wall removed. */
export function removeWall(typed: TypedOutline, wall: number): TypedOutline {
  return { ...typed, walls: typed.walls.toSpliced(wall, 1) };
}

/**
 * Returns the ways to close an outline: with two walls parallel to the page's edges, or with one straight
 * wall. If the straight wall is nearly parallel to an edge, it is the only way. Empty if the outline is
 * closed or invalid, or has fewer than two walls. A last wall without a length is ignored.
 */
export function closingWalls(typed: TypedOutline): readonly (readonly TypedWall[])[] {
  const straight = closingWall(typed);
  if (!straight) return [];
  const [bearing, length] = [readBearing(straight.bearing) ?? 0, readWallLength(straight.length) ?? 0];
  const angle = (bearing * Math.PI) / 180;
  const legs = [
    legOf(length * Math.sin(angle), '90', '270'),
    legOf(-length * Math.cos(angle), '180', '0'),
  ].filter((leg) => leg !== null);
  if (legs.length < 2) return [[straight]];
  // The first of the two walls must turn, or it would only extend the outline's last wall.
  const last = readBearing(wallsBeforeGap(typed).at(-1)?.bearing ?? '') ?? 0;
  const isHorizontal = last % 180 === 90;
  return [isHorizontal ? legs.toReversed() : legs, [straight]];
}

/** In feet. Shorter walls are omitted. */
const shortestLeg = 1 / 24;

function legOf(feet: number, ahead: string, back: string): TypedWall | null {
  if (Math.abs(feet) < shortestLeg) return null;
  return { bearing: feet > 0 ? ahead : back, length: writeLength(Math.abs(feet)) };
}

/**
 * The straight wall from the outline's end to its start. Null if the outline is closed or invalid, or has
 * fewer than two walls.
 */
function closingWall(typed: TypedOutline): TypedWall | null {
  const walls = wallsBeforeGap(typed);
  const areValid = walls.every(
    ({ bearing, length }) => readBearing(bearing) !== null && readWallLength(length) !== null,
  );
  const gap = areValid && walls.length >= 2 ? gapOf({ ...typed, walls }) : null;
  if (!gap) return null;
  // A bearing within 0.05° of one of the eight directions on the page is rounded to that direction.
  const bearing = directionOfBearing(Math.round(gap.bearing * 10) / 10);
  return {
    bearing: bearing ? String(bearingOfDirection(bearing)) : String(Math.round(gap.bearing * 1000) / 1000),
    length: writeLength(gap.length),
  };
}

function wallsBeforeGap({ walls }: TypedOutline): readonly TypedWall[] {
  return walls.at(-1)?.length.trim() === '' ? walls.slice(0, -1) : walls;
}

/** Returns the outline closed with a result of {@link closingWalls}. */
export function closeOutline(typed: TypedOutline, walls: readonly TypedWall[]): TypedOutline {
  return { ...typed, walls: [...wallsBeforeGap(typed), ...walls] };
}

/** Returns the plan with a story moved to another part of the house. */
export function withPart(plan: TakeoffEntry, story: number, part: Part): TakeoffEntry {
  return withStory(plan, story, (before) => ({ ...before, part }));
}

/** Returns the plan with a story replaced. */
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
