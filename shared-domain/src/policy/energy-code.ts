/** Energy Code edition (Title 24, Part 6) that the site's pages describe. */
export const energyCode = {
  edition: '2025',
  /** ISO date on which this edition takes effect for permit applications. */
  inForceFrom: '2026-01-01',
} as const;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats an ISO date for readers: '2026-11-20' → 'November 20, 2026'. */
export function formatLongDate(isoDate: string): string {
  return longDate.format(new Date(`${isoDate}T00:00:00Z`));
}
