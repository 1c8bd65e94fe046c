/** Kinds of files that staff create for an order. */
export const orderFileKinds = ['report', 'results', 'other'] as const;

export type OrderFileKind = (typeof orderFileKinds)[number];

export const orderFileKindTitles: Readonly<Record<OrderFileKind, string>> = {
  report: 'Report',
  results: 'Results',
  other: 'Other file',
};

/** Maximum total size of an email's attachments in bytes. Above this limit, emails contain only links to the files. */
export const maxAttachedBytes = 10_000_000;

/** Maximum number of files that staff can add in a round. */
export const maxOrderFiles = 20;
