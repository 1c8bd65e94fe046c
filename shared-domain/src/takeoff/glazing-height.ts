import { type ByOrientation, byOrientation } from './orientation.ts';
import { bottomOfPage, measureEdges, type Trace } from './trace.ts';

/**
 * Returns the height in feet of the windows and glass doors in each side's exterior walls, or 0 if there are none or
 * the heights differ.
 */
export function glazingHeights({
  stories,
  frontBearing = bottomOfPage,
}: Pick<Trace, 'stories' | 'frontBearing'>): ByOrientation {
  const outlines = stories.flatMap(({ polygons }) => polygons.filter(({ kind }) => kind !== 'void'));
  const edges = outlines
    .flatMap((polygon) => measureEdges(polygon, 1, frontBearing))
    .filter(({ boundary }) => boundary === 'exterior');
  return byOrientation((side) => {
    const glazing = edges
      .filter(({ orientation }) => orientation === side)
      .flatMap(({ openings }) => openings.filter(({ kind }) => kind !== 'door'));
    const [height = 0, ...others] = new Set(glazing.map((opening) => opening.height));
    return others.length === 0 ? height : 0;
  });
}
