/** What staff make of an order: the report, the results of runs, and what else comes with them. */
export const orderFileKinds = ['report', 'results', 'other'] as const;

export type OrderFileKind = (typeof orderFileKinds)[number];

/** The kinds as lists and pages say them. */
export const orderFileKindTitles: Readonly<Record<OrderFileKind, string>> = {
  report: 'Report',
  results: 'Results',
  other: 'Other file',
};

/** What mails of delivered reports carry at most, in bytes; above it they only link. */
export const maxAttachedBytes = 10_000_000;

/** Files that one round of an order holds at most. */
export const maxOrderFiles = 20;
