/** The Energy Code edition (Title 24, Part 6) that the pages describe. */
export const energyCode = {
  edition: '2025',
  /** ISO date from which the edition applies to permit applications. */
  inForceFrom: '2026-01-01',
} as const;
