import {
  planFeetPerUnit,
  type TakeoffEntry,
  type TracedPlan,
  type TracedStoryEntry,
} from '@title24/shared-domain/projects';
import {
  bearingOf,
  edgesOf,
  fullCircle,
  type Point,
  roundHalfUp,
  type Scale,
  signedArea,
  type TracedPolygon,
  typedOutlineOf,
} from '@title24/shared-domain/takeoff';
import { isBlankOutline, type OutlinePlace, withOffsets, withStory } from '../edit-plan.ts';

/** Returns the number of the page that a story is on, or null before the plan's first scale is set. */
export function pageOf(plan: TakeoffEntry, story: number): number | null {
  return plan.stories[story]?.page?.page ?? plan.plan?.page ?? null;
}

/** Returns a page's scale, or null if not set. */
export function scaleOfPage(plan: TakeoffEntry, page: number): Scale | null {
  if (!plan.plan) return null;
  if (plan.plan.page === page) return plan.scale ?? null;
  return plan.stories.find((story) => story.page?.page === page)?.scale ?? null;
}

/** Returns whether a story has an outline that is not blank. */
export function isDrawn(story: TracedStoryEntry | undefined): boolean {
  return story?.polygons.some((polygon) => !isBlankOutline(polygon)) ?? false;
}

/**
 * Sets a page's scale. The plan's first scale moves each story's outlines to the page's center and resizes them, so
 * that walls keep their lengths. Later scales leave all outlines in place.
 */
export function setScale(plan: TakeoffEntry, sheet: TracedPlan, story: number, scale: Scale): TakeoffEntry {
  if (!plan.plan) return placedOnPage(plan, sheet, scale);
  const traced = { ...plan, plan: { ...plan.plan, sha256: sheet.sha256 } };
  const onPage = onSheet(traced, sheet, story, scale);
  const scaled =
    plan.plan.page === sheet.page
      ? { ...onPage, scale }
      : {
          ...onPage,
          stories: onPage.stories.map((each) => (each.page?.page === sheet.page ? { ...each, scale } : each)),
        };
  return plan.stories.reduce((now: TakeoffEntry, _, index) => withTypedAgain(now, index), scaled);
}

/** Moves a story to a page that has a scale, unless the story is drawn (see {@link isDrawn}). */
export function onSheet(
  plan: TakeoffEntry,
  { page, width, height }: TracedPlan,
  story: number,
  scale: Scale | null = scaleOfPage(plan, page),
): TakeoffEntry {
  if (isDrawn(plan.stories[story]) || pageOf(plan, story) === page) return plan;
  return withStory(plan, story, ({ page: _, scale: __, ...before }) =>
    plan.plan?.page === page || !scale ? before : { ...before, page: { page, width, height }, scale },
  );
}

function placedOnPage(plan: TakeoffEntry, sheet: TracedPlan, scale: Scale): TakeoffEntry {
  const onPage = { ...plan, plan: sheet, scale };
  const feet = planFeetPerUnit(onPage);
  return {
    ...onPage,
    stories: plan.stories.map((before) => {
      const { scale: _, page: __, ...story } = before;
      const kept = story.polygons.filter((polygon) => !isBlankOutline(polygon));
      const factor = planFeetPerUnit(plan, before) / feet;
      const [left, top, right, bottom] = extentOf(kept.flatMap(({ points }) => points));
      const place = ([x, y]: Point): Point => [
        roundHalfUp((x - (left + right) / 2) * factor + sheet.width / 2, 6),
        roundHalfUp((y - (top + bottom) / 2) * factor + sheet.height / 2, 6),
      ];
      return { ...story, polygons: kept.map((each) => ({ ...each, points: each.points.map(place) })) };
    }),
  };
}

function extentOf(points: readonly Point[]): readonly [number, number, number, number] {
  if (points.length === 0) return [0, 0, 0, 0];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Updates the wall lengths and offsets in a story's tables from the points of its outlines. */
function withTypedAgain(plan: TakeoffEntry, story: number): TakeoffEntry {
  const feet = planFeetPerUnit(plan, plan.stories[story]);
  const again = withStory(plan, story, (before) => ({
    ...before,
    polygons: before.polygons.map(({ typed, ...polygon }): TracedPolygon => {
      if (!typed) return polygon;
      const drawn = typedOutlineOf(polygon, feet);
      return {
        ...polygon,
        typed: {
          ...typed,
          walls: typed.walls.map((wall, index) => ({
            ...wall,
            // An empty length stays empty.
            ...(wall.length.trim() === '' ? {} : { length: drawn.walls[index]?.length ?? wall.length }),
          })),
        },
      };
    }),
  }));
  return withOffsets(again, story);
}

/** Returns the plan with a second known length to check the scale. */
export function setCheck(plan: TakeoffEntry, check: Scale): TakeoffEntry {
  return { ...plan, check };
}

/**
 * Sets north to an arrow's direction, rounded to a tenth of a degree.
 * @param tail - start of the arrow
 * @param head - tip of the arrow
 */
export function setNorth(plan: TakeoffEntry, tail: Point, head: Point): TakeoffEntry {
  const bearing = fullCircle((Math.atan2(head[0] - tail[0], tail[1] - head[1]) * 180) / Math.PI);
  return { ...plan, northBearing: fullCircle(roundHalfUp(bearing, 1)) };
}

/** Sets the front to the direction that a wall faces, rounded to a tenth of a degree. */
export function setFront(plan: TakeoffEntry, { story, outline }: OutlinePlace, edge: number): TakeoffEntry {
  const points = plan.stories[story]?.polygons[outline]?.points ?? [];
  const wall = edgesOf(points)[edge];
  if (!wall) return plan;
  return { ...plan, frontBearing: fullCircle(roundHalfUp(bearingOf(wall, signedArea(points)), 1)) };
}
