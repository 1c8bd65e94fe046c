import { endOf } from './deadlines.ts';
import { deadlineWords } from './order-notices.ts';
import { formatCents } from './order-promise.ts';
import type { OrderEventName } from './order-transitions.ts';

/** An event in an order's history, including the order's creation. */
export type RecordedEventName = OrderEventName | 'submit' | 'unlock';

type Words = string | ((detail: Readonly<Record<string, unknown>>) => string);

const amountOf = ({ cents }: Readonly<Record<string, unknown>>) =>
  typeof cents === 'number' ? `: ${formatCents(cents)}` : '';

const words: Readonly<Record<RecordedEventName, Words>> = {
  submit: 'Ordered',
  unlock: 'Unlocked for a revision',
  take: 'Review started',
  release: 'Waiting for review again',
  'request-changes': 'Changes needed',
  resubmit: 'Submitted again',
  extend: ({ lastDay }) =>
    typeof lastDay === 'string' && /^\d{4}-\d\d-\d\d$/.test(lastDay)
      ? `More time to answer, until ${deadlineWords(endOf(lastDay).dueAt)}`
      : 'More time to answer',
  lapse: 'Ended without an answer',
  deliver: 'Delivered',
  'mail-copies': 'Copies mailed',
  complete: 'Completed',
  register: ({ number }) =>
    typeof number === 'string' ? `Report registered: ${number}` : 'Report registered',
  cancel: 'Canceled by the customer',
  'request-cancel': 'Cancellation requested',
  'cancel-by-staff': 'Canceled by us',
  'refuse-cancel': 'Cancellation declined',
  relock: 'Locked again without a revision',
  'confirm-charge': 'Evaluation fee confirmed',
  'waive-charge': 'Charge waived',
  'record-payment': (detail) => `Payment received${amountOf(detail)}`,
  'fail-payment': 'Payment failed',
  refund: (detail) => `Refund${amountOf(detail)}`,
};

/**
 * Describes an event for a timeline (D11), such as 'Payment received: $149.00'.
 * @param detail - the event's details from the history
 */
export function orderEventWords(event: string, detail: unknown): string {
  const said = Object.hasOwn(words, event) ? words[event as RecordedEventName] : event;
  if (typeof said === 'string') return said;
  return said(typeof detail === 'object' && detail !== null ? { ...detail } : {});
}
