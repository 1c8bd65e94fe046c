import {
  type CaseInvoiceState,
  type CaseInvoiceView,
  type CaseState,
  caseTransitions,
  type StaffAct,
  type StaffCase,
} from '@title24/shared-domain/cases';
import { isListedEvent } from '@title24/shared-domain/workflow';
import type { MoneyRights } from '../../access/use-money-rights.ts';

/** A staff action on a case. `refund` is a separate call with a separate permission. */
export type ActName = StaffAct['event'] | 'refund';

/** An action's button label, and the message shown after the action. */
interface ActWords {
  readonly label: string;
  readonly done: string;
}

export const actWords: Readonly<Record<ActName, ActWords>> = {
  take: { label: 'Take', done: 'Assigned to you.' },
  'send-quote': { label: 'Send quote', done: 'The quote was sent.' },
  'ask-files': { label: 'Ask for files', done: 'The customer was asked.' },
  start: { label: 'Start work', done: 'The work has started.' },
  deliver: { label: 'Deliver', done: 'The report was delivered.' },
  'answer-revision': { label: 'Answer the comments', done: 'The customer has the answer.' },
  'record-registration': { label: 'Record the registration', done: 'The registration is recorded.' },
  'record-payment': { label: 'Record a payment', done: 'The payment was recorded.' },
  waive: { label: 'Waive the invoice', done: 'The invoice was waived.' },
  refund: { label: 'Refund the payment', done: 'The payment was refunded.' },
  message: { label: 'Write to the customer', done: 'The message was sent.' },
  release: { label: 'Put back', done: 'Nobody has these plans now.' },
  reopen: { label: 'Reopen', done: 'Reopened.' },
  close: { label: 'Close the case', done: 'The case was closed.' },
  'replace-link': {
    label: 'Replace the customer’s link',
    done: 'The customer got a new link. Earlier ones no longer work.',
  },
};

/** Next action in each state, or null if the customer must act or the case is closed. */
const nextActs: Readonly<Record<CaseState, ActName | null>> = {
  received: 'take',
  'in-review': 'send-quote',
  'files-needed': null,
  quoted: null,
  accepted: 'start',
  'in-work': 'deliver',
  delivered: 'close',
  'revision-requested': 'answer-revision',
  closed: null,
  declined: 'close',
  expired: 'close',
};

/** Rarely used actions, which are shown collapsed unless they are the next action. */
export const seldomActs: ReadonlySet<ActName> = new Set([
  'waive',
  'refund',
  'release',
  'close',
  'replace-link',
]);

/** Invoice state that each payment action requires. */
const ofInvoice: Readonly<Partial<Record<ActName, CaseInvoiceState>>> = {
  'record-payment': 'due',
  waive: 'due',
  refund: 'paid',
};

interface Shown extends Pick<StaffCase, 'state' | 'isMine' | 'compliance'> {
  readonly invoice: Pick<CaseInvoiceView, 'state'> | null;
  /** Whether there is a report that the customer does not have. */
  readonly hasNewReport: boolean;
}

/** Returns the next action for a case and the other possible actions. */
export function possibleActs(
  { state, isMine, invoice, compliance, hasNewReport }: Shown,
  { mayCharge, mayRefund }: MoneyRights,
): { readonly next: ActName | null; readonly others: readonly ActName[] } {
  const answersByReport = state === 'revision-requested' && hasNewReport;
  // Closing the case is not the next action while its invoice is unpaid.
  const waitsForMoney = state === 'delivered' && invoice?.state === 'due';
  const next = answersByReport ? 'deliver' : waitsForMoney ? null : nextActs[state];
  const isPossible = (name: ActName) => {
    const needed = ofInvoice[name];
    if (needed !== undefined && invoice?.state !== needed) return false;
    if (name === 'record-registration' && !compliance?.needsRegistration) return false;
    if (needed !== undefined && !(name === 'refund' ? mayRefund : mayCharge)) return false;
    return !(name === 'take' && isMine) && isListedEvent(caseTransitions[name], state, 'staff');
  };
  const others = (Object.keys(actWords) as ActName[]).filter((name) => name !== next && isPossible(name));
  return { next, others };
}
