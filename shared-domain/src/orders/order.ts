import type { DeliveredThing, ReportCompliance } from '../compliance/index.ts';
import type { Instant } from './deadlines.ts';
import type { OrderTotal } from './order-offer.schema.ts';

/** Kinds of orders: a report, partial runs without a report, or changes to a delivered report. */
export const orderKinds = ['report', 'partial-run', 'revision'] as const;

export type OrderKind = (typeof orderKinds)[number];

/** Returns what an order of this kind delivers: a report or results. */
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

/** States in which the project cannot get another order. */
export const openOrderStates = [
  'submitted',
  'in-review',
  'changes-needed',
  'resubmitted',
  'unlocked',
] as const satisfies readonly OrderState[];

/** States in which staff or the customer must still act. */
export const unfinishedOrderStates = [...openOrderStates, 'delivered'] as const;

/** States that end an order. */
export const endedOrderStates = ['completed', 'cancelled'] as const satisfies readonly OrderState[];

/** States in which an order waits for its customer until a deadline. */
export const customerOrderStates = ['changes-needed', 'unlocked'] as const satisfies readonly OrderState[];

/** Returns whether an order prevents another order for its project. */
export function isOpenOrder({ state }: Pick<Order, 'state'>): boolean {
  return (openOrderStates as readonly OrderState[]).includes(state);
}

/**
 * Reasons why an order ended without a report: the customer canceled it, staff canceled it, the customer did not
 * answer in time, or a revision was withdrawn.
 */
export const cancelReasons = ['customer', 'staff', 'no-response', 'withdrawn'] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** A period in which the order is waiting for us. Its deadlines are set at the start and never recomputed. */
export interface OrderRun {
  /** Number of the submission that started the run, starting at 1. */
  readonly round: number;
  readonly from: Instant;
  readonly dueAt: Instant;
  /**
   * The rush service deadline for delivering the report or requesting changes. Null if rush service was not ordered.
   */
  readonly rushDueAt: Instant | null;
  /** End of the run, or null while it is open. */
  readonly endedAt: Instant | null;
}

export const chargeKinds = ['services', 'mailing', 'evaluation-fee', 'revision-fee'] as const;

export type ChargeKind = (typeof chargeKinds)[number];

/**
 * States of a charge. A `proposed` charge waits for staff to confirm or waive it. The card's bank is still working on
 * a `processing` charge, and has declined a `failed` charge. Charges that are `paid`, `waived` or `refunded` are
 * settled.
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
  /** Amount in whole cents. */
  readonly cents: number;
  readonly state: ChargeState;
}

/** The data that an order's rules depend on. Instants are in UTC, with milliseconds and Z. null means 'not yet'. */
export interface Order {
  readonly kind: OrderKind;
  readonly state: OrderState;
  /** Number of submissions so far, which is 0 for a revision before its first submission. */
  readonly round: number;
  readonly total: OrderTotal;
  /** Time of the submission. For a revision, the time when the project was unlocked. */
  readonly submittedAt: Instant;
  readonly runs: readonly OrderRun[];
  /** Account name of the reviewer. */
  readonly reviewer: string | null;
  /** Time when the first review began. */
  readonly reviewStartedAt: Instant | null;
  readonly contactedAt: Instant | null;
  readonly responseDueAt: Instant | null;
  /** Time when the customer requested cancellation, or null once staff have responded. */
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
