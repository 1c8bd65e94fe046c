import type { Point } from '@title24/shared-domain/takeoff';
import type { Mover } from './cursor.ts';

/** CSS pixels. */
export const loupe = { radius: 56, away: 84 } as const;

/**
 * Returns where a loupe is, from the point that it shows: above a mouse pointer if there is room, otherwise beside it, as
 * a hand covers what is below a finger. All in CSS pixels.
 * @param point on the sheet @param width of the sheet
 */
export function loupeOffset([x, y]: Point, by: Mover, width: number): Point {
  if (by === 'mouse' && y >= loupe.away + loupe.radius) return [0, -loupe.away];
  // On the side with more room.
  return [x < width / 2 ? loupe.away : -loupe.away, 0];
}
