/** Prices per square foot are rounded to millionths of a dollar. */
const partsPerDollar = 1_000_000;

/**
 * Returns the price in US dollars of an area in whole sq ft. Multiplies whole numbers, so a rounding error
 * cannot push an exact half dollar down.
 */
export function priceOfArea(area: number, perFoot: number): number {
  return (area * Math.round(perFoot * partsPerDollar)) / partsPerDollar;
}

/** Rounds to whole dollars, half up, at least 0. */
export function roundDollars(amount: number): number {
  return Math.max(0, Math.round(amount));
}
