import type { ScanState } from '../full-service/submission-inbox.ts';
import type { Finding } from '../projects/checks/finding.ts';
import type { ProjectChange } from '../projects/exchange/project-difference.ts';
import type { ProjectData } from '../projects/project-data.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Checklist } from './checklist.ts';
import type { CorrectiveActionName } from './corrective-actions.ts';
import type { InvoiceLine } from './invoice.ts';
import type { CancelReason, ChargeKind, ChargeState, OrderKind, OrderState } from './order.ts';
import type { OrderFileKind } from './order-files.ts';
import type { OrderError, OrderItem } from './order-items.ts';
import type { OrderPromise } from './order-promise.ts';
import type { OrderLine, OrderTotal } from './order-total.ts';
import type { OrderActor } from './order-transitions.ts';
import type { CardOutcome, DraftPayment } from './saved-card.ts';

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

/** What somebody has chosen to order, and where copies go, before it is ordered. */
export interface OrderDraft {
  /** As they were saved last; at first the report of the project's kind. */
  readonly items: readonly OrderItem[];
  readonly address: MailingAddress | null;
  /** The signer's address of the project, where it is one that copies can be mailed to. */
  readonly offeredAddress: MailingAddress | null;
  /** Null if nothing was saved yet. */
  readonly savedAt: string | null;
  /** Null where orders are paid by invoice. */
  readonly payment: DraftPayment | null;
}

/** How something is paid, or prepared to be: a page of the provider, or words that say what to do. */
export interface PaymentStep {
  /** Where the customer goes; null if there is nowhere to go. */
  readonly url: string | null;
  readonly words: string;
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
  /** What happened, as timelines say it. */
  readonly words: string;
}

/** An event of the history, for staff. */
export interface DeskEventView extends OrderEventView {
  /** The account name of who made it, or 'the site'. */
  readonly who: string;
}

/** A file of an order. Customers are told of those that they can open. */
export interface OrderFileView {
  readonly id: string;
  readonly round: number;
  readonly kind: OrderFileKind;
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** Of the content, lower-case hexadecimal. */
  readonly sha256: string;
  readonly scanState: ScanState;
  readonly addedAt: string;
}

/** Something that was done about a charge. */
export interface PaymentView {
  /** When it was recorded. */
  readonly at: string;
  /** The day on which the money came, as staff recorded it; null where none came. */
  readonly paidOn: CalendarDate | null;
  readonly outcome: 'paid' | 'refunded' | 'waived';
  readonly cents: number;
  /** How it was paid; '' where nothing was. */
  readonly way: string;
  /** The number of a check or transfer, or why. */
  readonly reference: string;
}

export interface ChargeView {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly cents: number;
  readonly state: ChargeState;
  readonly refundedCents: number;
  /** Such as 'P100245-1-S'. */
  readonly invoiceNumber: string;
  /** When it came to be due, or was proposed. */
  readonly createdAt: string;
  /** What it is made up of, each figure with its reason. */
  readonly lines: readonly InvoiceLine[];
  readonly payments: readonly PaymentView[];
  /** What was tried with a card, the oldest first. */
  readonly tries: readonly CardTry[];
  /** Whether the customer can pay it by card on a page of the provider now. */
  readonly isPayable: boolean;
  /** That page, while it is open. */
  readonly payUrl: string | null;
  /** The customer's bank takes the money back, or asks why it was taken. */
  readonly isDisputed: boolean;
}

/** An attempt to take the money of a charge by card. */
export interface CardTry {
  readonly at: string;
  /** `page` is the provider's page, on which the customer pays. */
  readonly way: 'saved-card' | 'page';
  readonly outcome: CardOutcome;
  /** Why it was refused, as the provider calls it; '' where it was not. */
  readonly reason: string;
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
  /** Whom invoices and receipts are made out to, line by line: name, company, address. */
  readonly payer: readonly string[];
  /** Until when the customer cancels free of charge; null if that is not possible any more. */
  readonly cancelUntil: string | null;
  readonly contactedAt: string | null;
  readonly deliveredAt: string | null;
  readonly mailedAt: string | null;
  /** The day by which mailed copies should be there, in California; null before they are mailed. */
  readonly arrivesBy: CalendarDate | null;
  readonly trackingNumber: string;
  readonly cancelledAt: string | null;
  readonly cancelReason: CancelReason | null;
  /** Of a revision: the number of the order whose report it changes. */
  readonly revisionOf: string | null;
  readonly rounds: readonly OrderRoundView[];
  readonly events: readonly OrderEventView[];
  readonly charges: readonly ChargeView[];
  /** The card that is charged, such as 'Visa ending in 4242'; null where invoices are sent. */
  readonly card: string | null;
  /** Those that can be opened. */
  readonly files: readonly OrderFileView[];
}

/** An order in the queue of the desk. */
export interface DeskSummary extends OrderSummary {
  readonly customer: string;
  readonly reviewer: string | null;
}

/** The queue: what is due first comes first; how many orders wait for whom. */
export interface DeskQueue {
  /** The moment by the site's clock: what countdowns start from. */
  readonly now: string;
  readonly items: readonly DeskSummary[];
  readonly total: number;
  readonly counts: {
    readonly waiting: number;
    readonly inReview: number;
    readonly late: number;
    readonly cancelRequests: number;
    readonly feesToConfirm: number;
    /** Due by the end of today, late ones among them. */
    readonly dueToday: number;
    /** Charges that are owed and not paid. */
    readonly chargesDue: number;
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
  /** The moment by the site's clock: what countdowns start from. */
  readonly now: string;
  readonly events: readonly DeskEventView[];
  /** All files of the order, those that wait for the scanner and infected ones too. */
  readonly files: readonly OrderFileView[];
  /** What the report names: 'P100245-hill-house-r1'. */
  readonly inputFileName: string;
  /** What the e-mailed report is called: 'P100245-hill-house-r1-CF1R.pdf'. */
  readonly reportFileName: string;
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

/** What two submissions of an order differ in. */
export interface OrderDifference {
  /** The round that is compared with; null if there is none before. */
  readonly from: number | null;
  readonly to: number;
  readonly changes: readonly ProjectChange[];
}

/** What an action would bring about now; nothing of it is done. */
export interface ActionPreview {
  /** What the customer would read. */
  readonly mails: readonly PreviewedMail[];
  /** The state that the order would be in. */
  readonly state: OrderState;
}

export interface PreviewedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names of the files that go with it. */
  readonly attachments: readonly string[];
}

/** A day on which the site departs from the rule of its calendar. */
export interface CalendarDay {
  readonly date: CalendarDate;
  /** Closed, or open though it is a holiday. */
  readonly isClosed: boolean;
  readonly label: string;
}
