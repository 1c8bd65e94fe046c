import type { Transition } from '../workflow/transition.ts';
import { customerOrderStates, type OrderState, openOrderStates } from './order.ts';

export const orderActors = ['owner', 'staff', 'site'] as const;

/** The customer, staff, or the site itself, for example at a deadline. */
export type OrderActor = (typeof orderActors)[number];

const withUs = ['submitted', 'in-review', 'changes-needed', 'resubmitted'] as const;

/**
 * States in which an invoice can be open. Some precede delivery, because staff can reopen a canceled order that has an
 * invoice for the evaluation fee. The order keeps this invoice.
 */
const billed = ['in-review', 'changes-needed', 'resubmitted', 'delivered', 'cancelled'] as const;

/** Possible transitions of existing orders (D11). apply-order-event.ts adds conditions. */
export const orderTransitions = {
  take: { from: ['submitted', 'resubmitted'], to: ['in-review'], by: ['staff'] },
  release: { from: ['in-review'], to: ['submitted', 'resubmitted'], by: ['staff'] },
  'request-changes': { from: ['in-review'], to: ['changes-needed'], by: ['staff'] },
  resubmit: { from: customerOrderStates, to: ['resubmitted'], by: ['owner'] },
  extend: {
    from: [...customerOrderStates, 'cancelled'],
    to: ['same', 'changes-needed'],
    by: ['staff'],
  },
  lapse: { from: ['changes-needed'], to: ['cancelled'], by: ['site'] },
  deliver: { from: ['in-review'], to: ['delivered'], by: ['staff'] },
  'mail-copies': { from: ['delivered'], to: ['same'], by: ['staff'] },
  complete: { from: ['delivered'], to: ['completed'], by: ['site'] },
  cancel: { from: withUs, to: ['cancelled'], by: ['owner'] },
  'request-cancel': { from: withUs, to: ['same'], by: ['owner'] },
  'cancel-by-staff': { from: openOrderStates, to: ['cancelled'], by: ['staff'] },
  'refuse-cancel': { from: withUs, to: ['same'], by: ['staff'] },
  relock: { from: ['unlocked'], to: ['cancelled'], by: ['owner', 'staff', 'site'] },
  'confirm-charge': { from: ['cancelled'], to: ['same'], by: ['staff'] },
  'waive-charge': { from: billed, to: ['same'], by: ['staff'] },
  'record-payment': { from: billed, to: ['same'], by: ['staff', 'site'] },
  'fail-payment': { from: billed, to: ['same'], by: ['site'] },
  register: { from: ['delivered', 'completed'], to: ['same'], by: ['owner', 'staff'] },
  refund: { from: ['delivered', 'completed', 'cancelled'], to: ['same'], by: ['staff'] },
} as const satisfies Readonly<Record<string, Transition<OrderState, OrderActor>>>;

/** Events of an existing order. placeOrder and unlockOrder create orders. */
export type OrderEventName = keyof typeof orderTransitions;

export const orderEventNames = Object.keys(orderTransitions) as readonly OrderEventName[];
