import { exact, roundHalfUp } from '../numbers/rounding.ts';
import { policy } from '../policy/policy.ts';

/** Returns an overhang's height above the head of a typical window, in feet, rounded to 0.01 and at least 0. */
export function typicalOverhangHeight(plateHeight: number, headerHeight: number): number {
  return roundHalfUp(Math.max(0, plateHeight - headerHeight), 2);
}

/** Returns whether an overhang is low enough above its window to be worth entering. Lengths are in feet. */
export function overhangIsWorthEntering(height: number, length: number): boolean {
  return exact(height) <= exact(policy.windows.overhangHeightToProjection * length);
}
