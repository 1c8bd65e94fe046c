import { WorkRefusedError } from '../workflow/work-refused-error.ts';

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

/** The phase of a case in each state. The groups of states below are derived from it. */
const phases: Readonly<Record<CaseState, 'quote' | 'report' | 'delivered' | 'ended'>> = {
  received: 'quote',
  'in-review': 'quote',
  'files-needed': 'quote',
  quoted: 'quote',
  accepted: 'report',
  'in-work': 'report',
  delivered: 'delivered',
  'revision-requested': 'report',
  closed: 'ended',
  declined: 'ended',
  expired: 'ended',
};

const statesIn = (...wanted: readonly (typeof phases)[CaseState][]): readonly CaseState[] =>
  caseStates.filter((state) => wanted.includes(phases[state]));

/** States that end a case. After the retention period, if one is set, the case and its files are deleted. */
export const endedCaseStates = statesIn('ended');

/** States in which staff or the customer must still act. */
export const openCaseStates = statesIn('quote', 'report');

/** States in which the customer is waiting for a report, a revised report, or an answer to a plan checker's comments. */
export const reportCaseStates = statesIn('report');

/** Returns the error for an event that is not possible in the given state. */
export function notPossibleNow(state: CaseState): WorkRefusedError {
  return new WorkRefusedError(
    `This is not possible now: the state of these plans is “${caseStateTitles[state]}”. Reload the page to see what is.`,
  );
}
