/** States of a Full Service case (Q1). */
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

/** States in which the customer must act. */
export const customerCaseStates = ['files-needed', 'quoted'] as const satisfies readonly CaseState[];

/** States that end a case. If a retention period is set, the case and its files are deleted after it. */
export const endedCaseStates = ['closed', 'declined', 'expired'] as const satisfies readonly CaseState[];

/** States in which staff or the customer must still act. */
export const openCaseStates = [
  'received',
  'in-review',
  'files-needed',
  'quoted',
  'accepted',
  'in-work',
  'revision-requested',
] as const satisfies readonly CaseState[];
