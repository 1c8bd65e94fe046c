/** Kinds of files that staff make for an order: the report, the results of runs, and others. */
export const orderFileKinds = ['report', 'results', 'other'] as const;

export type OrderFileKind = (typeof orderFileKinds)[number];

/** Labels of the kinds. */
export const orderFileKindTitles: Readonly<Record<OrderFileKind, string>> = {
  report: 'Report',
  results: 'Results',
  other: 'Other file',
};

/** Maximum total size of a mail's attachments, in bytes; above it, mails only link to the files. */
export const maxAttachedBytes = 10_000_000;

/** Maximum number of files in a round of an order. */
export const maxOrderFiles = 20;
