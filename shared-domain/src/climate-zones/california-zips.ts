/** First and last number of California's ZIP code range. */
export const californiaZips = [90_001, 96_162] as const;

/** Returns whether five digits are in California's ZIP code range. */
export function isCaliforniaZip(digits: string): boolean {
  const zip = Number(digits);
  return zip >= californiaZips[0] && zip <= californiaZips[1];
}
