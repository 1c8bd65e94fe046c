import type { Given } from './estimate-inputs.ts';

/** Maximum area in square feet, which is far larger than any building and small enough for exact price arithmetic. */
export const maxArea = 10_000_000;

/** Minimum area for a commercial price in square feet. A smaller area gets the price of this area (E5). */
export const minCommercialArea = 500;

/** Maximum square feet of an addition that is priced without the existing building (E3). */
export const maxStandaloneAddition = 700;

/**
 * Returns a whole number if it is between `min` and `max`, and null if not. This keeps NaN, fractions and infinity out
 * of the formulas.
 */
export function withinLimits(given: Given, min: number, max: number = maxArea): Given {
  return given !== null && Number.isInteger(given) && given >= min && given <= max ? given : null;
}
