/** Energy Code edition (Title 24, Part 6) that the site's pages describe. */
export const energyCode = {
  edition: '2025',
  /** ISO date on which this edition takes effect for permit applications. */
  inForceFrom: '2026-01-01',
} as const;
