import type { DeliveredThing, ReportCompliance } from '../compliance/index.ts';
import type { Instant } from './deadlines.ts';
import type { OrderTotal } from './order-offer.schema.ts';

/** Kinds of orders: a report, runs without a report, or changes to a delivered report. */
export const orderKinds = ['report', 'partial-run', 'revision'] as const;

export type OrderKind = (typeof orderKinds)[number];

/** Returns what an order of this kind delivers. */
export function deliveredThing({ kind }: { readonly kind: OrderKind }): DeliveredThing {
  return kind === 'partial-run' ? 'results' : 'report';
}

/** States of an order from submission to end (D11). */
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

/** Labels of the states. */
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

/** The states in which a project can have only one order. */
export const openOrderStates = [
  'submitted',
  'in-review',
  'changes-needed',
  'resubmitted',
  'unlocked',
] as const satisfies readonly OrderState[];

/** The states in which staff or the customer still have something to do. */
export const unfinishedOrderStates = [...openOrderStates, 'delivered'] as const;

/** The states that end an order. */
export const endedOrderStates = ['completed', 'cancelled'] as const satisfies readonly OrderState[];

/** The states in which an order waits for its customer, until a deadline. */
export const customerOrderStates = ['changes-needed', 'unlocked'] as const satisfies readonly OrderState[];

/** Whether an order in this state prevents another order of its project. */
export function isOpenOrder({ state }: Pick<Order, 'state'>): boolean {
  return (openOrderStates as readonly OrderState[]).includes(state);
}

/**
 * Why an order ended without a report: cancelled by its customer or staff, not answered in time, or withdrawn as a
 * revision.
 */
export const cancelReasons = ['customer', 'staff', 'no-response', 'withdrawn'] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** A period in which the order is in our hands. Its deadlines are set at the start and never recomputed. */
export interface OrderRun {
  /** The number of the submission that started the run; counts from 1. */
  readonly round: number;
  readonly from: Instant;
  readonly dueAt: Instant;
  /** Deadline of rush service to deliver or to say what is missing; null without rush service. */
  readonly rushDueAt: Instant | null;
  /** Null while the run is open. */
  readonly endedAt: Instant | null;
}

export const chargeKinds = ['services', 'mailing', 'evaluation-fee', 'revision-fee'] as const;

export type ChargeKind = (typeof chargeKinds)[number];

/**
 * `proposed` waits for staff to confirm or waive it; `processing` is with the card's bank, which has declined a
 * `failed` one; the last three are settled.
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

/** Whether a charge is still owed. */
export function isOwed({ state }: Pick<OrderCharge, 'state'>): boolean {
  return (owedStates as readonly ChargeState[]).includes(state);
}

/** A charge of an order. */
export interface OrderCharge {
  readonly kind: ChargeKind;
  /** Whole cents. */
  readonly cents: number;
  readonly state: ChargeState;
}

/** The data that the rules of an order depend on. Instants are UTC, with milliseconds and Z; null means 'not yet'. */
export interface Order {
  readonly kind: OrderKind;
  readonly state: OrderState;
  /** Counts submissions from 1; 0 for a revision that has not been submitted yet. */
  readonly round: number;
  readonly total: OrderTotal;
  /** For a revision: when the project was unlocked. */
  readonly submittedAt: Instant;
  readonly runs: readonly OrderRun[];
  /** Account name of the reviewer. */
  readonly reviewer: string | null;
  /** When the first review began. */
  readonly reviewStartedAt: Instant | null;
  readonly contactedAt: Instant | null;
  readonly responseDueAt: Instant | null;
  /** When the customer requested cancellation; null again once staff have responded. */
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
