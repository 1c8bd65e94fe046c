/** Rates per square foot are whole millionths of a dollar. */
const partsPerDollar = 1_000_000;

/**
 * Returns whole sq ft times US dollars per sq ft. Avoids binary fractions, so exact half dollars round up everywhere.
 */
export function priceOfArea(area: number, perFoot: number): number {
  return (area * Math.round(perFoot * partsPerDollar)) / partsPerDollar;
}

/** Rounds to whole dollars, half up, at least 0. */
export function roundDollars(amount: number): number {
  return Math.max(0, Math.round(amount));
}
