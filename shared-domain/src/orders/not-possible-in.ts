import { formatMoment } from '../time/pacific-time.ts';
import { WorkRefusedError } from '../workflow/work-refused-error.ts';
import type { Order } from './order.ts';
import type { OrderEventName } from './order-transitions.ts';

const cannot: Readonly<Record<OrderEventName, string>> = {
  take: 'Its review cannot start now.',
  release: 'Only an order in review can be put back.',
  'request-changes': 'Start the review first.',
  resubmit: 'It cannot be submitted again now.',
  extend: 'It is not waiting for an answer.',
  lapse: 'It is not waiting for an answer.',
  deliver: 'Start the review first.',
  'mail-copies': 'Copies are mailed after the report is delivered.',
  register: 'A report is registered after it is delivered.',
  complete: 'It cannot be completed now.',
  cancel: 'It can no longer be canceled.',
  'request-cancel': 'It can no longer be canceled.',
  'cancel-by-staff': 'It can no longer be canceled.',
  'refuse-cancel': 'There is no request to refuse.',
  relock: 'Only a project that is unlocked and not submitted again can be locked.',
  'confirm-charge': 'There is no fee to confirm.',
  'waive-charge': 'There is no charge to waive.',
  'record-payment': 'There is no charge to pay.',
  'fail-payment': 'No payment is in progress.',
  refund: 'There is no payment to refund.',
};

/**
 * Returns the error for an event that is not possible in the order's state, such as 'This order was delivered on … It
 * can no longer be canceled.'
 */
export function notPossibleIn(order: Order, event: OrderEventName): WorkRefusedError {
  return new WorkRefusedError(`${stateSentence(order)} ${cannot[event]}`);
}

/** Describes an order's state in a sentence. */
export function stateSentence({ state, deliveredAt, cancelledAt }: Order): string {
  switch (state) {
    case 'submitted':
      return 'This order is waiting for review.';
    case 'in-review':
      return 'This order is in review.';
    case 'changes-needed':
      return 'This order is waiting for the customer’s changes.';
    case 'resubmitted':
      return 'This order was submitted again and is waiting for review.';
    case 'unlocked':
      return 'This project is unlocked for a revision.';
    case 'delivered':
    case 'completed':
      return `This order was delivered${onDay(deliveredAt)}.`;
    case 'cancelled':
      return `This order was canceled${onDay(cancelledAt)}.`;
  }
}

function onDay(instant: string | null): string {
  return instant === null ? '' : ` on ${formatMoment(instant)} Pacific time`;
}
