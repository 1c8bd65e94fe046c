import { formatNumber } from '@title24/shared-domain';
import { originOf, planFeetPerUnit, type TakeoffEntry } from '@title24/shared-domain/projects';
import {
  bottomOfPage,
  isOpenOutline,
  measureEdges,
  outlineProblem,
  type Point,
  roundHalfUp,
  signedArea,
  typedOutlineOf,
  writeToInch,
} from '@title24/shared-domain/takeoff';
import { wallSentence } from '../wall-texts.ts';
import type { OnPlan } from './find-on-plan.ts';

/** Describes a wall, or a corner and its outline. Returns '' if `at` is null, or its wall or outline is missing. */
export function describeOnPlan(plan: TakeoffEntry, story: number, at: OnPlan | null): string {
  const traced = plan.stories[story];
  const polygon = at && traced?.polygons[at.outline];
  if (!at || !traced || !polygon) return '';
  const feet = planFeetPerUnit(plan, traced);
  const name = polygon.kind === 'void' ? 'Hole' : 'Outline';
  if (at.kind === 'corner') {
    if (isOpenOutline(polygon)) return `Corner ${at.index + 1} of an open outline.`;
    const area = formatNumber(Math.abs(signedArea(polygon.points)) * feet ** 2, 0);
    return `${name} of ${traced.name}, ${polygon.points.length} walls, ${area} square feet. Corner ${at.index + 1}.`;
  }
  const wall = typedOutlineOf(polygon, feet, originOf(traced)).walls[at.index];
  if (!wall) return '';
  const isMeasured = !polygon.isUnfinished && outlineProblem(polygon.points) === null;
  const analysis = isMeasured
    ? (measureEdges(polygon, feet, plan.frontBearing ?? bottomOfPage)[at.index] ?? null)
    : null;
  return `${wallSentence(wall, at.index + 1, polygon.kind === 'void' ? null : analysis)}.`;
}

/**
 * Describes the crosshair's position relative to `from`, or to the page's top left corner if `from` is null.
 * @param feet - feet per page unit; null without a scale
 */
export function describeCursor([x, y]: Point, from: Point | null, feet: number | null): string {
  const [dx, dy] = from ? [x - from[0], y - from[1]] : [x, y];
  const words = (value: number, less: string, more: string) => {
    const length = Math.abs(value) * (feet ?? 1);
    const written = feet === null ? `${roundHalfUp(length, 1)} units` : writeToInch(length);
    return `${written} ${value < 0 ? less : more}`;
  };
  const place = [
    ...(Math.abs(dx) > 1e-6 ? [words(dx, 'left', 'right')] : []),
    ...(Math.abs(dy) > 1e-6 ? [words(dy, 'up', 'down')] : []),
  ].join(', ');
  if (place === '') return from ? 'At the last point.' : 'At the corner of the page.';
  return `${place}${from ? '' : ' from the corner of the page'}.`;
}
