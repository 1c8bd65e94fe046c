import type { CaseEventName } from '../cases/case-transitions.ts';
import type { OrderEventName } from '../orders/order-transitions.ts';

/** An event of an order or of a case. */
export type WorkEventName = OrderEventName | CaseEventName;

/**
 * Event descriptions that follow a person's name, as in 'ana delivered the work'. The change log and the history of a
 * case show them.
 */
export const workEventWords: Readonly<Record<string, string>> = {
  take: 'took on the work',
  release: 'put the work back',
  deliver: 'delivered the work',
  register: 'recorded the registration',
  'record-registration': 'recorded the registration',
  pay: 'recorded a payment by card',
  'record-payment': 'recorded a payment',
  'fail-payment': 'recorded a failed payment',
  waive: 'waived an invoice',
  'waive-charge': 'waived an invoice',
  refund: 'refunded a payment',

  'ask-files': 'asked for files',
  'add-files': 'added files',
  'send-quote': 'sent a quote',
  accept: 'accepted the quote',
  decline: 'declined the quote',
  expire: 'ended the quote, which had expired',
  start: 'started the work',
  'request-revision': 'sent the plan checker’s comments',
  'answer-revision': 'answered the plan checker’s comments',
  write: 'wrote to us',
  message: 'wrote to the customer',
  close: 'closed the case',
  reopen: 'reopened the case',
  'replace-link': 'replaced the customer’s link',

  'request-changes': 'asked for changes',
  resubmit: 'submitted the project again',
  extend: 'gave more time to answer',
  lapse: 'ended the order, which got no answer',
  'mail-copies': 'marked the copies as mailed',
  complete: 'completed the order',
  cancel: 'canceled the order',
  'request-cancel': 'asked to cancel the order',
  'cancel-by-staff': 'canceled the order',
  'refuse-cancel': 'refused to cancel the order',
  relock: 'locked the project again',
  'confirm-charge': 'confirmed the evaluation fee',
} satisfies Readonly<Record<WorkEventName, string>>;
