import type { Point } from '@title24/shared-domain/takeoff';
import type { InputDevice } from './cursor.ts';

/** In CSS pixels. */
export const loupe = { radius: 56, away: 84 } as const;

/**
 * Returns the loupe's offset from the point that it magnifies. The loupe is above a mouse pointer if there is room.
 * Otherwise, it is beside the point, where a hand does not cover the loupe. All lengths are in CSS pixels.
 * @param point - on the sheet
 * @param width - of the sheet
 */
export function loupeOffset([x, y]: Point, by: InputDevice, width: number): Point {
  if (by === 'mouse' && y >= loupe.away + loupe.radius) return [0, -loupe.away];
  return [x < width / 2 ? loupe.away : -loupe.away, 0];
}
