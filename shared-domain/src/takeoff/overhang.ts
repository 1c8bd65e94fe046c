import { exact, roundHalfUp } from '../numbers/rounding.ts';
import { policy } from '../policy/policy.ts';

/**
 * Returns the height of the overhang above a typical window's head, in feet, rounded to 0.01. The height is 0 if the
 * overhang drops below the head.
 */
export function typicalOverhangHeight(plateHeight: number, headerHeight: number): number {
  return roundHalfUp(Math.max(0, plateHeight - headerHeight), 2);
}

/** Returns whether an overhang is low enough above its window to be worth entering. All lengths are in feet. */
export function overhangIsWorthEntering(height: number, length: number): boolean {
  return exact(height) <= exact(policy.windows.overhangHeightToProjection * length);
}
