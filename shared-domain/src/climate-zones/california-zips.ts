/** The first and last ZIP code of California. */
export const californiaZips = [90_001, 96_162] as const;

/** Returns whether five digits are a ZIP code in California's range. */
export function isCaliforniaZip(digits: string): boolean {
  const zip = Number(digits);
  return zip >= californiaZips[0] && zip <= californiaZips[1];
}
