import { originOf, planFeetPerUnit, projectLimits, type TakeoffEntry } from '@title24/shared-domain/projects';
import {
  type Boundary,
  type EdgeTags,
  edgeLength,
  exact,
  isOpenOutline,
  outlineProblem,
  type Point,
  signedArea,
  type TracedPolygon,
  typedOutlineOf,
} from '@title24/shared-domain/takeoff';
import {
  changeOutline,
  changeWall,
  isBlankOutline,
  type OutlinePlace,
  withOffsets,
  withStory,
} from '../edit-plan.ts';

/** The changed plan, or why the edit is refused. */
export type Edited =
  | { readonly plan: TakeoffEntry; readonly refused?: never }
  | { readonly refused: string; readonly plan?: never };

export type OutlineKind = 'floor' | 'void';

const { polygonsPerStory, pointsPerPolygon } = projectLimits;

/** Returns the index of the outline being traced, or null. */
export function openOutlineOf(plan: TakeoffEntry, story: number): number | null {
  const polygons = plan.stories[story]?.polygons ?? [];
  const found = polygons.findLastIndex((polygon) => isOpenOutline(polygon) && !polygon.typed);
  return found === -1 ? null : found;
}

/** Returns the corners of the outline being traced, or [] if there is none. */
export function openCorners(plan: TakeoffEntry, story: number): readonly Point[] {
  const open = openOutlineOf(plan, story);
  return open === null ? [] : (plan.stories[story]?.polygons[open]?.points ?? []);
}

/** Adds a corner to the outline being traced, or starts an outline. */
export function placeCorner(plan: TakeoffEntry, story: number, kind: OutlineKind, corner: Point): Edited {
  const point = roundedPoint(corner);
  const open = openOutlineOf(plan, story);
  if (open === null) return addTraced(plan, story, { points: [point], kind, isUnfinished: true });
  const points = openCorners(plan, story);
  const last = points.at(-1);
  if (last && edgeLength([last, point]) === 0) return { plan };
  if (points.length >= pointsPerPolygon) {
    return {
      refused: `An outline has at most ${pointsPerPolygon} corners. Close it, and continue with another one`,
    };
  }
  return {
    plan: withOutline(plan, { story, outline: open }, (before) => ({
      ...before,
      points: [...points, point],
    })),
  };
}

/** Closes the outline being traced. */
export function closeTraced(plan: TakeoffEntry, story: number): Edited {
  const open = openOutlineOf(plan, story);
  const points = openCorners(plan, story);
  if (open === null) return { refused: 'No outline is open' };
  const problem = problemOf(points);
  if (problem) return { refused: problem };
  return {
    plan: withOutline(plan, { story, outline: open }, ({ isUnfinished: _, ...before }) => before),
  };
}

/** Adds a rectangle parallel to the page's edges, from two opposite corners. */
export function addRectangle(
  plan: TakeoffEntry,
  story: number,
  kind: OutlineKind,
  [left, top]: Point,
  [right, bottom]: Point,
): Edited {
  const points = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => roundedPoint([x, y]));
  return problemOf(points)
    ? { refused: 'Choose a corner that is diagonally opposite to the first one' }
    : addTraced(plan, story, { points, kind });
}

function addTraced(
  plan: TakeoffEntry,
  story: number,
  { kind, ...outline }: TracedPolygon & { readonly kind: OutlineKind },
): Edited {
  const kept = plan.stories[story]?.polygons.filter((polygon) => !isBlankOutline(polygon)) ?? [];
  if (kept.length >= polygonsPerStory) {
    return { refused: `A story has at most ${polygonsPerStory} outlines` };
  }
  const added = { ...outline, ...(kind === 'void' && { kind }) };
  return { plan: withStory(plan, story, (before) => ({ ...before, polygons: [...kept, added] })) };
}

/** A corner by index. */
export interface CornerPlace extends OutlinePlace {
  readonly corner: number;
}

/**
 * Moves a corner. Refuses if a closed outline would become invalid.
 * @param to - in page units
 */
export function moveCorner(plan: TakeoffEntry, place: CornerPlace, to: Point): Edited {
  const points = pointsAt(plan, place);
  return withPoints(
    plan,
    place,
    points.map((point, index) => (index === place.corner ? roundedPoint(to) : point)),
    (edge) => edge,
  );
}

/** Removes a corner. The walls before and after it become one wall with the properties of the wall before it. */
export function removeCorner(plan: TakeoffEntry, place: CornerPlace): Edited {
  const points = pointsAt(plan, place);
  if (points.length <= 3) return { refused: 'An outline needs at least 3 corners' };
  const { corner } = place;
  return withPoints(plan, place, points.toSpliced(corner, 1), (edge) => (edge < corner ? edge : edge + 1));
}

/** Splits a wall in its middle. The first part keeps the wall's properties. */
export function splitWall(plan: TakeoffEntry, place: OutlinePlace, edge: number): Edited {
  const points = pointsAt(plan, place);
  const [from, to] = [points[edge], points[(edge + 1) % points.length]];
  if (!from || !to) return { plan };
  if (points.length >= pointsPerPolygon) {
    return { refused: `An outline has at most ${pointsPerPolygon} corners` };
  }
  const middle = roundedPoint([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  return withPoints(plan, place, points.toSpliced(edge + 1, 0, middle), (now) =>
    now <= edge ? now : now === edge + 1 ? null : now - 1,
  );
}

/** @param edgeBefore - returns the index that an edge had before the change, or null for a new edge */
function withPoints(
  plan: TakeoffEntry,
  place: OutlinePlace,
  points: readonly Point[],
  edgeBefore: (edge: number) => number | null,
): Edited {
  const story = plan.stories[place.story];
  const polygon = story?.polygons[place.outline];
  if (!story || !polygon) return { plan };
  const problem = isOpenOutline(polygon) ? null : problemOf(points);
  if (problem) return { refused: problem };
  const { edges = {}, typed, ...rest } = polygon;
  const tags = Object.fromEntries(
    points.flatMap((_, edge): [string, EdgeTags][] => {
      const known = edges[String(edgeBefore(edge))];
      return known ? [[String(edge), known]] : [];
    }),
  );
  const moved = { ...rest, points, ...(Object.keys(tags).length > 0 && { edges: tags }) };
  const changed = withStory(plan, place.story, (before) => ({
    ...before,
    polygons: before.polygons.map((each, index) => (index === place.outline ? moved : each)),
  }));
  const now = changed.stories[place.story];
  if (!now) return { plan };
  // Bearings, lengths and offsets are from the drawing. Other input stays as typed.
  const again = typed
    ? withOutline(changed, place, (before) => {
        const isGap = isOpenOutline(polygon);
        const drawn = typedOutlineOf(before, planFeetPerUnit(changed, now), originOf(now));
        const walls = (isGap ? drawn.walls.slice(0, points.length - 1) : drawn.walls).map(
          ({ bearing, length }, edge) => {
            const { bearing: _, length: __, ...known } = typed.walls[edgeBefore(edge) ?? -1] ?? {};
            return { bearing, length, ...known };
          },
        );
        return { ...before, typed: { ...drawn, walls } };
      })
    : changed;
  return { plan: withOffsets(again, place.story) };
}

/** Why the corners are not a valid closed outline, or null. */
function problemOf(points: readonly Point[]): string | null {
  return outlineProblem(points) ?? (signedArea(points) === 0 ? 'The outline encloses no floor' : null);
}

function pointsAt(plan: TakeoffEntry, { story, outline }: OutlinePlace): readonly Point[] {
  return plan.stories[story]?.polygons[outline]?.points ?? [];
}

function withOutline(
  plan: TakeoffEntry,
  { story, outline }: OutlinePlace,
  change: (polygon: TracedPolygon) => TracedPolygon,
): TakeoffEntry {
  return withStory(plan, story, (before) => ({
    ...before,
    polygons: before.polygons.map((each, index) => (index === outline ? change(each) : each)),
  }));
}

function roundedPoint([x, y]: Point): Point {
  return [exact(x), exact(y)];
}

/** Sets a wall's adjoining space. */
export function tagWall(
  plan: TakeoffEntry,
  place: OutlinePlace,
  edge: number,
  boundary: Boundary,
): TakeoffEntry {
  const polygon = plan.stories[place.story]?.polygons[place.outline];
  if (polygon?.typed) {
    return changeOutline(plan, place, (typed) =>
      changeWall(typed, edge, { boundary: boundary === 'exterior' ? undefined : boundary }),
    );
  }
  return withOutline(plan, place, ({ edges = {}, ...before }) => {
    const { boundary: _, ...tags } = edges[edge] ?? {};
    const now = { ...tags, ...(boundary !== 'exterior' && { boundary }) };
    const { [String(edge)]: __, ...others } = edges;
    const all = Object.keys(now).length > 0 ? { ...others, [edge]: now } : others;
    return { ...before, ...(Object.keys(all).length > 0 && { edges: all }) };
  });
}
