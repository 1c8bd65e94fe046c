/** Number of decimals to keep. Floating-point errors of measured quantities are far smaller than a millionth. */
const exactDecimals = 6;

/** Rounds to 6 decimals, which removes floating-point errors before a comparison with a limit. */
export function exact(value: number): number {
  return roundAt(value, exactDecimals);
}

/**
 * Rounds half up: 790.5 → 791, or 4.25 → 4.3 with one decimal. First rounds to 6 decimals, which removes
 * floating-point errors.
 */
export function roundHalfUp(value: number, decimals: number): number {
  return roundAt(exact(value), decimals);
}

function roundAt(value: number, decimals: number): number {
  const parts = 10 ** decimals;
  // Adding 0 turns -0 into 0.
  return Math.floor(value * parts + 0.5 + Number.EPSILON * Math.abs(value * parts)) / parts + 0;
}

/** Adds quantities and rounds the sum to 6 decimals, which removes floating-point errors. */
export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return exact(total);
}
