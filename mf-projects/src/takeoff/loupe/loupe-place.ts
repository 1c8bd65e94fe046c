import type { Point } from '@title24/shared-domain/takeoff';
import type { Mover } from './cursor.ts';

/** Sizes in CSS pixels. */
export const loupe = { radius: 56, away: 84 } as const;

/**
 * Returns the loupe's offset from the point that it magnifies, in CSS pixels. For a mouse, the loupe is above the
 * pointer if there is room. In all other cases, it is at the side, where a hand does not hide it.
 * @param point position on the sheet
 * @param width width of the sheet
 */
export function loupeOffset([x, y]: Point, by: Mover, width: number): Point {
  if (by === 'mouse' && y >= loupe.away + loupe.radius) return [0, -loupe.away];
  // Uses the side with more room.
  return [x < width / 2 ? loupe.away : -loupe.away, 0];
}
