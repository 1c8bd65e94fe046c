import type { DeliveredThing, ReportCompliance } from '../compliance/index.ts';
import type { Instant } from './deadlines.ts';
import type { OrderTotal } from './order-offer.schema.ts';

/** Kinds of orders: a report, partial runs without a report, or changes to a delivered report. */
export const orderKinds = ['report', 'partial-run', 'revision'] as const;

export type OrderKind = (typeof orderKinds)[number];

/** Returns what an order of this kind delivers. */
export function deliveredThing({ kind }: { readonly kind: OrderKind }): DeliveredThing {
  return kind === 'partial-run' ? 'results' : 'report';
}

/** States of an order (D11). */
export const orderStates = [
  'submitted',
  'in-review',
  'changes-needed',
  'resubmitted',
  'unlocked',
  'delivered',
  'completed',
  'cancelled',
] as const;

export type OrderState = (typeof orderStates)[number];

export const orderStateTitles: Readonly<Record<OrderState, string>> = {
  submitted: 'Ordered',
  'in-review': 'In review',
  'changes-needed': 'Changes needed',
  resubmitted: 'Submitted again',
  unlocked: 'Unlocked for revision',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Canceled',
};

/** States in which an order prevents another order for its project. */
export const openOrderStates = [
  'submitted',
  'in-review',
  'changes-needed',
  'resubmitted',
  'unlocked',
] as const satisfies readonly OrderState[];

/** States before an order is completed or canceled. */
export const unfinishedOrderStates = [...openOrderStates, 'delivered'] as const;

/** States that end an order. */
export const endedOrderStates = ['completed', 'cancelled'] as const satisfies readonly OrderState[];

/** States in which the customer must act before a deadline. */
export const customerOrderStates = ['changes-needed', 'unlocked'] as const satisfies readonly OrderState[];

/** Returns whether the customer must act before a deadline. */
export function waitsForCustomer({ state }: Pick<Order, 'state'>): boolean {
  return (customerOrderStates as readonly OrderState[]).includes(state);
}

/** Returns whether an order prevents another order for its project. */
export function isOpenOrder({ state }: Pick<Order, 'state'>): boolean {
  return (openOrderStates as readonly OrderState[]).includes(state);
}

/**
 * Why an order ended without delivery: canceled by the customer or staff, no response in time, or a withdrawn revision.
 */
export const cancelReasons = ['customer', 'staff', 'no-response', 'withdrawn'] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** A period in which an order waits for staff. The deadlines of a run never change. */
export interface OrderRun {
  /** Number of the submission that started the run, from 1. */
  readonly round: number;
  readonly from: Instant;
  readonly dueAt: Instant;
  /** Deadline of rush service, or null if not ordered. */
  readonly rushDueAt: Instant | null;
  /** Null while the run is open. */
  readonly endedAt: Instant | null;
}

export const chargeKinds = ['services', 'mailing', 'evaluation-fee', 'revision-fee'] as const;

export type ChargeKind = (typeof chargeKinds)[number];

/**
 * States of a charge. Staff must confirm or waive a `proposed` charge. `processing` means that the saved card is being
 * charged, and `failed` that the card payment failed. `paid`, `waived` and `refunded` charges are settled.
 */
export const chargeStates = [
  'proposed',
  'due',
  'processing',
  'failed',
  'paid',
  'waived',
  'refunded',
] as const;

export type ChargeState = (typeof chargeStates)[number];

/** States in which a charge is still owed. */
export const owedStates = ['due', 'processing', 'failed'] as const satisfies readonly ChargeState[];

/** Returns whether a charge is still owed. */
export function isOwed({ state }: Pick<OrderCharge, 'state'>): boolean {
  return (owedStates as readonly ChargeState[]).includes(state);
}

/** A charge for an order. */
export interface OrderCharge {
  readonly kind: ChargeKind;
  /** Whole cents. */
  readonly cents: number;
  readonly state: ChargeState;
}

/**
 * The data of an order that its rules use. Instants are in UTC, with milliseconds and Z. Null means 'not yet'
 * or 'not anymore'.
 */
export interface Order {
  readonly kind: OrderKind;
  readonly state: OrderState;
  /** Number of submissions, which is 0 for a revision that has not been submitted yet. */
  readonly round: number;
  readonly total: OrderTotal;
  /** Time of the first submission or, for a revision, of the unlocking. */
  readonly submittedAt: Instant;
  readonly runs: readonly OrderRun[];
  /** Account name of the reviewer. */
  readonly reviewer: string | null;
  /** Start of the first review. */
  readonly reviewStartedAt: Instant | null;
  readonly contactedAt: Instant | null;
  readonly responseDueAt: Instant | null;
  /** Time of the customer's cancellation request, or null if no request is pending. */
  readonly cancelRequestedAt: Instant | null;
  readonly deliveredAt: Instant | null;
  readonly compliance: ReportCompliance | null;
  readonly mailedAt: Instant | null;
  readonly cancelledAt: Instant | null;
  readonly cancelReason: CancelReason | null;
  readonly rebateCents: number;
  readonly rushWaivedCents: number;
  readonly charges: readonly OrderCharge[];
}
