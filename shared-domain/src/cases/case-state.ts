/** States of a Full Service case from the plans to its end (Q1). */
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

/** Titles of the states in lists and on pages. */
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

/** The states that end a case, whose files are deleted some time later. */
export const endedCaseStates = ['closed', 'declined', 'expired'] as const satisfies readonly CaseState[];

/** The states in which staff or the customer still have something to do. */
export const openCaseStates = [
  'received',
  'in-review',
  'files-needed',
  'quoted',
  'accepted',
  'in-work',
  'revision-requested',
] as const satisfies readonly CaseState[];
