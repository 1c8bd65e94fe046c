/** What binary fractions add or leave out is far below this many decimals of a quantity that somebody measured. */
const exactDecimals = 6;

/** The quantity without the noise of binary fractions, so that limits compare as people would on paper. */
export function exact(value: number): number {
  return roundAt(value, exactDecimals);
}

/** Half up, after the noise of binary fractions is gone: 790.5 → 791 with no decimals, 4.25 → 4.3 with one. */
export function roundHalfUp(value: number, decimals: number): number {
  return roundAt(exact(value), decimals);
}

function roundAt(value: number, decimals: number): number {
  const parts = 10 ** decimals;
  // 0 is added so that no -0 is left.
  return Math.floor(value * parts + 0.5 + Number.EPSILON * Math.abs(value * parts)) / parts + 0;
}

/** The sum of quantities, without the noise of binary fractions. */
export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return exact(total);
}
