/** Floating-point error is far below this many decimals of a measured quantity. */
const exactDecimals = 6;

/** Removes floating-point error from a quantity, so that comparisons with limits work as on paper. */
export function exact(value: number): number {
  return roundAt(value, exactDecimals);
}

/** Rounds half up, after removing floating-point error: 790.5 → 791 with no decimals, 4.25 → 4.3 with one. */
export function roundHalfUp(value: number, decimals: number): number {
  return roundAt(exact(value), decimals);
}

function roundAt(value: number, decimals: number): number {
  const parts = 10 ** decimals;
  // Adding 0 turns -0 into 0.
  return Math.floor(value * parts + 0.5 + Number.EPSILON * Math.abs(value * parts)) / parts + 0;
}

/** Adds quantities without floating-point error. */
export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return exact(total);
}
