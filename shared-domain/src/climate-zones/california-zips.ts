/** First and last ZIP code of California. */
export const californiaZips = [90_001, 96_162] as const;

/** Returns whether five digits are within California's range of ZIP codes. */
export function isCaliforniaZip(digits: string): boolean {
  const zip = Number(digits);
  return zip >= californiaZips[0] && zip <= californiaZips[1];
}
