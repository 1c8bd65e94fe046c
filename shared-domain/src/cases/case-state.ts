/** Where a Full Service case is between the plans and its end (Q1). */
export const caseStates = [
  'received',
  'in-review',
  'files-needed',
  'quoted',
  'accepted',
  'in-work',
  'delivered',
  'revision-requested',
  'closed',
  'declined',
  'expired',
] as const;

export type CaseState = (typeof caseStates)[number];

/** The states as lists and pages say them. */
export const caseStateTitles: Readonly<Record<CaseState, string>> = {
  received: 'Received',
  'in-review': 'In review',
  'files-needed': 'Files needed',
  quoted: 'Quote sent',
  accepted: 'Quote accepted',
  'in-work': 'In work',
  delivered: 'Report delivered',
  'revision-requested': 'Revision requested',
  closed: 'Closed',
  declined: 'Quote declined',
  expired: 'Quote expired',
};

/** The states in which a case waits for its customer. */
export const customerCaseStates = ['files-needed', 'quoted'] as const satisfies readonly CaseState[];

/** The states that end a case; its files are deleted some time later. */
export const endedCaseStates = ['closed', 'declined', 'expired'] as const satisfies readonly CaseState[];

/** The states in which something is left to do, by us or by the customer. */
export const openCaseStates = [
  'received',
  'in-review',
  'files-needed',
  'quoted',
  'accepted',
  'in-work',
  'revision-requested',
] as const satisfies readonly CaseState[];
