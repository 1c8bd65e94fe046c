import type { Instant } from './deadlines.ts';
import type { OrderTotal } from './order-total.ts';

/** What is ordered: a report, runs without one, or changes to a delivered report. */
export const orderKinds = ['report', 'partial-run', 'revision'] as const;

export type OrderKind = (typeof orderKinds)[number];

/** Where an order is between its submission and its end (D11). */
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

/** The states as lists and pages say them. */
export const orderStateTitles: Readonly<Record<OrderState, string>> = {
  submitted: 'Ordered',
  'in-review': 'In review',
  'changes-needed': 'Changes needed',
  resubmitted: 'Submitted again',
  unlocked: 'Unlocked for revision',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The states in which a project can have only one order. */
export const openOrderStates = [
  'submitted',
  'in-review',
  'changes-needed',
  'resubmitted',
  'unlocked',
] as const satisfies readonly OrderState[];

/** Whether an order keeps its project from another one. */
export function isOpenOrder({ state }: Pick<Order, 'state'>): boolean {
  return (openOrderStates as readonly OrderState[]).includes(state);
}

/** Why an order ended without a report: its customer or staff cancelled it, nobody answered, or a revision was withdrawn. */
export const cancelReasons = ['customer', 'staff', 'no-response', 'withdrawn'] as const;

export type CancelReason = (typeof cancelReasons)[number];

/** A stretch of time in which the order is with us. Its deadlines are set when it starts and never computed again. */
export interface OrderRun {
  /** The submission that it is about; counts from 1. */
  readonly round: number;
  readonly from: Instant;
  readonly dueAt: Instant;
  /** By when rush service delivers or tells what is missing; null without it. */
  readonly rushDueAt: Instant | null;
  /** Null while it goes on. */
  readonly endedAt: Instant | null;
}

export const chargeKinds = ['services', 'mailing', 'evaluation-fee', 'revision-fee'] as const;

export type ChargeKind = (typeof chargeKinds)[number];

/**
 * `proposed` waits for a person to confirm or waive it; `processing` is with the card's bank, which has refused a `failed` one;
 * the last three are settled.
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

/** The states in which money is still wanted. */
export const owedStates = ['due', 'processing', 'failed'] as const satisfies readonly ChargeState[];

/** Whether money is still wanted for a charge. */
export function isOwed({ state }: Pick<OrderCharge, 'state'>): boolean {
  return (owedStates as readonly ChargeState[]).includes(state);
}

/** Something that an order costs. */
export interface OrderCharge {
  readonly kind: ChargeKind;
  /** Whole cents. */
  readonly cents: number;
  readonly state: ChargeState;
}

/** What the rules of an order go by. Instants are UTC, with milliseconds and Z; null is 'not yet'. */
export interface Order {
  readonly kind: OrderKind;
  readonly state: OrderState;
  /** Of submission; counts from 1. 0 for a revision that nobody has submitted yet. */
  readonly round: number;
  readonly total: OrderTotal;
  /** Of a revision: when the project was unlocked. */
  readonly submittedAt: Instant;
  readonly runs: readonly OrderRun[];
  /** The account name of who reviews it. */
  readonly reviewer: string | null;
  /** When a review first began. */
  readonly reviewStartedAt: Instant | null;
  readonly contactedAt: Instant | null;
  readonly responseDueAt: Instant | null;
  /** The customer has asked to cancel, and staff have not answered. */
  readonly cancelRequestedAt: Instant | null;
  readonly deliveredAt: Instant | null;
  readonly mailedAt: Instant | null;
  readonly cancelledAt: Instant | null;
  readonly cancelReason: CancelReason | null;
  readonly rebateCents: number;
  readonly rushWaivedCents: number;
  readonly charges: readonly OrderCharge[];
}
