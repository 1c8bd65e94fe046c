import type { Finding } from '../projects/checks/finding.ts';
import type { ProjectData } from '../projects/project-data.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Checklist } from './checklist.ts';
import type { CorrectiveActionName } from './corrective-actions.ts';
import type { CancelReason, ChargeKind, ChargeState, OrderKind, OrderState } from './order.ts';
import type { OrderError } from './order-items.ts';
import type { OrderPromise } from './order-promise.ts';
import type { OrderLine, OrderTotal } from './order-total.ts';
import type { OrderActor } from './order-transitions.ts';

/** What an order would cost and by when it would be served. Instants are UTC; money is whole cents. */
export interface OrderOffer extends OrderTotal {
  readonly promise: OrderPromise;
  /** What the customer agrees to. */
  readonly consentText: string;
  /** To be sent with the order: another one if anything of the offer has changed. */
  readonly quoteHash: string;
}

/** An offer, or all that keeps the items from being ordered together. */
export interface OrderQuote {
  readonly errors: readonly OrderError[];
  readonly offer: OrderOffer | null;
}

/** Where copies are mailed: an address in the United States. */
export interface MailingAddress {
  readonly name: string;
  readonly line1: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly postalCode: string;
}

export interface OrderSummary {
  readonly number: string;
  readonly projectNumber: string;
  readonly projectName: string;
  readonly kind: OrderKind;
  readonly state: OrderState;
  readonly round: number;
  readonly totalCents: number;
  readonly submittedAt: string;
  readonly lastUpdate: string;
  /** By when we deliver or say what is missing; null while the order is not with us. */
  readonly dueAt: string | null;
  readonly rushDueAt: string | null;
  /** By when the customer answers; null if nobody waits for that. */
  readonly responseDueAt: string | null;
  readonly cancelRequestedAt: string | null;
  readonly isLate: boolean;
}

/** A submission of an order: what was sent, and what came of it. */
export interface OrderRoundView {
  readonly round: number;
  readonly from: string;
  readonly dueAt: string;
  readonly rushDueAt: string | null;
  readonly endedAt: string | null;
  /** What the customer wrote with it. */
  readonly reply: string;
  /** What staff asked for; '' if they did not. */
  readonly message: string;
  readonly actions: readonly CorrectiveActionName[];
}

export interface OrderEventView {
  readonly at: string;
  readonly event: string;
  readonly by: OrderActor;
  readonly state: OrderState;
}

export interface ChargeView {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly cents: number;
  readonly state: ChargeState;
  readonly refundedCents: number;
}

/** An order whole, as its customer sees it. */
export interface OrderView extends OrderSummary {
  readonly lines: readonly OrderLine[];
  readonly servicesCents: number;
  readonly mailingCents: number;
  readonly taxCents: number;
  readonly evaluationFeeCents: number;
  readonly rebateCents: number;
  readonly rushWaivedCents: number;
  readonly address: MailingAddress | null;
  /** Until when the customer cancels free of charge; null if that is not possible any more. */
  readonly cancelUntil: string | null;
  readonly contactedAt: string | null;
  readonly deliveredAt: string | null;
  readonly mailedAt: string | null;
  readonly trackingNumber: string;
  readonly cancelledAt: string | null;
  readonly cancelReason: CancelReason | null;
  /** Of a revision: the number of the order whose report it changes. */
  readonly revisionOf: string | null;
  readonly rounds: readonly OrderRoundView[];
  readonly events: readonly OrderEventView[];
  readonly charges: readonly ChargeView[];
}

/** An order in the queue of the desk. */
export interface DeskSummary extends OrderSummary {
  readonly customer: string;
  readonly reviewer: string | null;
}

/** The queue: what is due first comes first; how many orders wait for whom. */
export interface DeskQueue {
  readonly items: readonly DeskSummary[];
  readonly total: number;
  readonly counts: {
    readonly waiting: number;
    readonly inReview: number;
    readonly late: number;
    readonly cancelRequests: number;
    readonly feesToConfirm: number;
  };
}

export interface OrderNote {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

/** An order whole, as staff see it. */
export interface DeskOrder extends OrderView {
  readonly customer: string;
  readonly customerEmail: string;
  readonly reviewer: string | null;
  readonly reviewStartedAt: string | null;
  /** Why the customer asks to cancel. */
  readonly cancelRequestReason: string;
  readonly checklist: Checklist;
  readonly notes: readonly OrderNote[];
}

/** A project as it was submitted. */
export interface OrderSnapshot {
  readonly round: number;
  readonly takenAt: string;
  /** Of the data's JSON, lower-case hexadecimal. */
  readonly sha256: string;
  readonly data: ProjectData;
  readonly findings: readonly Finding[];
}

/** A day on which the site departs from the rule of its calendar. */
export interface CalendarDay {
  readonly date: CalendarDate;
  /** Closed, or open though it is a holiday. */
  readonly isClosed: boolean;
  readonly label: string;
}
