/** Rates per square foot are configured in multiples of a dollar divided by this number. */
const partsPerDollar = 1_000_000;

/**
 * Returns `area` (whole sqft) times `perFoot` (US dollars per sqft), computed without binary fractions, so that a
 * price that ends in exactly half a dollar rounds up on every machine.
 */
export function priceOfArea(area: number, perFoot: number): number {
  return (area * Math.round(perFoot * partsPerDollar)) / partsPerDollar;
}

/** Rounds to whole dollars, half a dollar up, but never below 0. */
export function roundDollars(amount: number): number {
  return Math.max(0, Math.round(amount));
}
