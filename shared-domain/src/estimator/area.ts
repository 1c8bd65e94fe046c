import type { Given } from './estimate-inputs.ts';

/** Maximum floor area in square feet. */
export const maxArea = 10_000_000;

/** In square feet. Smaller areas get the price of this area (E5). */
export const minCommercialArea = 500;

/** Maximum square feet of an addition that is priced without the existing building (E3). */
export const maxStandaloneAddition = 700;

/** Returns the number if it is whole and within the limits, otherwise null. Keeps NaN and fractions out of formulas. */
export function withinLimits(given: Given, min: number, max: number = maxArea): Given {
  return given !== null && Number.isInteger(given) && given >= min && given <= max ? given : null;
}
