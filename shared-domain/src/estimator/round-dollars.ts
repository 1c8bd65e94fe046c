/** Number of parts in a dollar. Rates per square foot are whole numbers of these parts. */
const partsPerDollar = 1_000_000;

/**
 * Returns `area` (whole sq ft) times `perFoot` (US dollars per sq ft). The calculation avoids binary fractions. A
 * price that ends in exactly half a dollar therefore rounds up on every machine.
 */
export function priceOfArea(area: number, perFoot: number): number {
  return (area * Math.round(perFoot * partsPerDollar)) / partsPerDollar;
}

/** Rounds to whole dollars, with half dollars rounded up. The result is never below 0. */
export function roundDollars(amount: number): number {
  return Math.max(0, Math.round(amount));
}
