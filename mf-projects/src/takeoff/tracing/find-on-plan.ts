import type { TracedStoryEntry } from '@title24/shared-domain/projects';
import {
  type Edge,
  edgeLength,
  edgesOf,
  isOpenOutline,
  nearestOn,
  type Point,
  type TracedPolygon,
} from '@title24/shared-domain/takeoff';

/** A story's wall or corner, by index. */
export interface OnPlan {
  readonly kind: 'wall' | 'corner';
  readonly outline: number;
  readonly index: number;
}

/** Returns an outline's drawn edges. An open outline has no edge from its last corner to its first. */
export function drawnEdges(polygon: TracedPolygon): readonly Edge[] {
  const edges = edgesOf(polygon.points);
  return isOpenOutline(polygon) ? edges.slice(0, -1) : edges;
}

/**
 * Returns the corner or wall that is nearest to a point, or null if none is within reach.
 * @param reach - in page units
 * @param kinds - kinds to find. If both kinds are within reach, only the first kind is considered
 */
export function findOnPlan(
  story: TracedStoryEntry | undefined,
  point: Point,
  reach: number,
  kinds: readonly OnPlan['kind'][] = ['corner', 'wall'],
): OnPlan | null {
  const polygons = story?.polygons ?? [];
  const near = (kind: OnPlan['kind']): OnPlan | undefined =>
    polygons
      .flatMap((polygon, outline) => {
        const distances =
          kind === 'corner'
            ? polygon.points.map((each) => edgeLength([each, point]))
            : drawnEdges(polygon).map((edge) => edgeLength([nearestOn(edge, point), point]));
        return distances.map((away, index) => ({ outline, index, away }));
      })
      .filter(({ away }) => away <= reach)
      .sort((one, other) => one.away - other.away)
      .map(({ outline, index }) => ({ kind, outline, index }))[0];
  return kinds.map(near).find((found) => found !== undefined) ?? null;
}

/**
 * Returns the wall that follows `from` in a story (`step` 1) or precedes it (-1), skipping holes. If `from` is not a
 * wall, or is in a hole, returns the first or last wall. Returns null if the story has no walls.
 */
export function nextWall(
  story: TracedStoryEntry | undefined,
  from: OnPlan | null,
  step: 1 | -1,
): OnPlan | null {
  const walls = (story?.polygons ?? []).flatMap((polygon, outline) =>
    polygon.kind === 'void'
      ? []
      : drawnEdges(polygon).map((_, index) => ({ kind: 'wall' as const, outline, index })),
  );
  const at =
    from?.kind === 'wall'
      ? walls.findIndex((wall) => wall.outline === from.outline && wall.index === from.index)
      : -1;
  if (at === -1) return (step === 1 ? walls[0] : walls.at(-1)) ?? null;
  return walls[(at + step + walls.length) % walls.length] ?? null;
}
