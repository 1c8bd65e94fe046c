import type { Point } from '@title24/shared-domain/takeoff';
import type { InputDevice } from './cursor.ts';

/** Half the loupe's side, and the distance of its center from the magnified point, in CSS pixels. */
export const loupe = { radius: 56, away: 84 } as const;

/**
 * Returns the offset of the loupe's center from the magnified point. For a mouse, the loupe is above the point if there
 * is room. In all other cases, it is beside the point, where a hand does not cover it. All lengths are in CSS pixels.
 * @param point - the magnified point, from the sheet's top left corner
 * @param width - the sheet's width
 */
export function loupeOffset([x, y]: Point, by: InputDevice, width: number): Point {
  if (by === 'mouse' && y >= loupe.away + loupe.radius) return [0, -loupe.away];
  return [x < width / 2 ? loupe.away : -loupe.away, 0];
}
