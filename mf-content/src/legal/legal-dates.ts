/** ISO dates from which the legal pages are in force. */
export const legalDates = { privacy: '2026-11-20', terms: '2026-11-20' } as const;
