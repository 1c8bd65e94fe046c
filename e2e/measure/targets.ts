/** Returns the quantile of the values at `share` (above 0, at most 1), or NaN if there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Prints whether a target was met. Any missed target makes the benchmark exit with 1. */
export function check(text: string, held: boolean): void {
  console.log(`${held ? 'ok  ' : 'MISS'}  ${text}`);
  if (!held) process.exitCode = 1;
}
