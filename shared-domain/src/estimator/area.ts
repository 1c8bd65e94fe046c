import type { Given } from './estimate-inputs.ts';

/** Maximum area in square feet; far above any building, and low enough for exact arithmetic on prices. */
export const maxArea = 10_000_000;

/** Minimum area in square feet for a commercial price; smaller areas are priced like this one (E5). */
export const minCommercialArea = 500;

/** Square feet up to which an addition is priced alone (E3). */
export const maxAdditionByItself = 700;

/**
 * Returns the whole number if it is between `min` and `max`, else null: no NaN, fraction or infinity gets into a
 * formula.
 */
export function withinLimits(given: Given, min: number, max: number = maxArea): Given {
  return given !== null && Number.isInteger(given) && given >= min && given <= max ? given : null;
}
