import type { Transition } from '../workflow/transition.ts';
import { type CaseState, caseStates, openCaseStates } from './case-state.ts';

export const caseActors = ['customer', 'staff', 'site'] as const;

/** The customer, staff, or the site itself, for example at a deadline. */
export type CaseActor = (typeof caseActors)[number];

const notClosed = caseStates.filter((state) => state !== 'closed');

/** States in which a case can have an invoice, which the first delivery creates. */
const billedStates: readonly CaseState[] = ['delivered', 'revision-requested', 'in-work', 'closed'];

/** Possible transitions of a case (Q1). apply-case-event.ts adds conditions. */
export const caseTransitions = {
  take: { from: [...openCaseStates, 'delivered'], to: ['in-review', 'same'], by: ['staff'] },
  release: { from: ['in-review'], to: ['received'], by: ['staff'] },
  'ask-files': { from: ['in-review'], to: ['files-needed'], by: ['staff'] },
  'add-files': { from: [...openCaseStates, 'delivered'], to: ['in-review', 'same'], by: ['customer'] },
  'send-quote': { from: ['in-review', 'quoted', 'declined', 'expired'], to: ['quoted'], by: ['staff'] },
  accept: { from: ['quoted'], to: ['accepted'], by: ['customer'] },
  decline: { from: ['quoted'], to: ['declined'], by: ['customer'] },
  expire: { from: ['quoted'], to: ['expired'], by: ['site'] },
  start: { from: ['accepted'], to: ['in-work'], by: ['staff'] },
  deliver: { from: ['in-work', 'revision-requested'], to: ['delivered'], by: ['staff'] },
  'request-revision': { from: ['delivered'], to: ['revision-requested'], by: ['customer'] },
  'answer-revision': { from: ['revision-requested'], to: ['delivered'], by: ['staff'] },
  register: { from: ['delivered', 'revision-requested'], to: ['same'], by: ['customer'] },
  'record-registration': { from: billedStates, to: ['same'], by: ['staff'] },
  pay: { from: billedStates, to: ['same'], by: ['site'] },
  'record-payment': { from: billedStates, to: ['same'], by: ['staff'] },
  waive: { from: billedStates, to: ['same'], by: ['staff'] },
  refund: { from: billedStates, to: ['same'], by: ['staff'] },
  write: { from: notClosed, to: ['same'], by: ['customer'] },
  message: { from: notClosed, to: ['same'], by: ['staff'] },
  close: { from: notClosed, to: ['closed'], by: ['staff'] },
  reopen: {
    from: ['delivered', 'closed', 'declined', 'expired'],
    to: ['in-review', 'in-work'],
    by: ['staff'],
  },
  'replace-link': { from: caseStates, to: ['same'], by: ['staff'] },
} as const satisfies Readonly<Record<string, Transition<CaseState, CaseActor>>>;

/** Events of a case after the arrival of its plans. */
export type CaseEventName = keyof typeof caseTransitions;

export const caseEventNames = Object.keys(caseTransitions) as readonly CaseEventName[];
