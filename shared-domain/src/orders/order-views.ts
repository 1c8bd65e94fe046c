import type { ReportCompliance } from '../compliance/index.ts';
import type { ScanState } from '../full-service/submission-inbox.ts';
import type { Finding } from '../projects/checks/finding.ts';
import type { ProjectChange } from '../projects/exchange/project-difference.ts';
import type { ProjectData } from '../projects/project-data.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { Checklist } from './checklist.ts';
import type { CorrectiveActionName } from './corrective-actions.ts';
import type { InvoiceLine } from './invoice.ts';
import type { MailingAddress } from './mailing-address.ts';
import type { CancelReason, ChargeKind, ChargeState, OrderKind, OrderState } from './order.ts';
import type { OrderFileKind } from './order-files.ts';
import type { OrderError, OrderItem } from './order-items.ts';
import type { OrderPromise } from './order-promise.ts';
import type { OrderLine, OrderTotal } from './order-total.ts';
import type { OrderActor } from './order-transitions.ts';
import type { CardOutcome, DraftPayment } from './saved-card.ts';

/** Price and deadlines of an order that would be placed now. Instants are UTC; money is whole cents. */
export interface OrderOffer extends OrderTotal {
  readonly promise: OrderPromise;
  /** What the customer agrees to. */
  readonly consentText: string;
  /** Sent with the order; it differs if anything in the offer has changed. */
  readonly quoteHash: string;
}

/** An offer, or everything that keeps the items from being ordered together. */
export interface OrderQuote {
  readonly errors: readonly OrderError[];
  readonly offer: OrderOffer | null;
}

/** The selection for an order that is not placed yet, with the address for copies. */
export interface OrderDraft {
  /** As last saved; at first the report for the project's kind. */
  readonly items: readonly OrderItem[];
  readonly address: MailingAddress | null;
  /** The signer's address of the project, if copies can be mailed to it. */
  readonly offeredAddress: MailingAddress | null;
  /** Null if nothing has been saved yet. */
  readonly savedAt: string | null;
  /** Null if orders are paid by invoice. */
  readonly payment: DraftPayment | null;
}

/** A step of paying, or of preparing to: a page of the provider, or instructions. */
export interface PaymentStep {
  /** URL of the provider's page; null if there is none. */
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
  /** By when we deliver or say what is missing; null while the order waits for its customer. */
  readonly dueAt: string | null;
  readonly rushDueAt: string | null;
  /** By when the customer has to answer; null if no answer is needed. */
  readonly responseDueAt: string | null;
  readonly cancelRequestedAt: string | null;
  readonly isLate: boolean;
}

/** A submission of an order, and its outcome. */
export interface OrderRoundView {
  readonly round: number;
  readonly from: string;
  readonly dueAt: string;
  readonly rushDueAt: string | null;
  readonly endedAt: string | null;
  /** The customer's message. */
  readonly reply: string;
  /** The changes that staff requested; '' if they did not. */
  readonly message: string;
  readonly actions: readonly CorrectiveActionName[];
}

export interface OrderEventView {
  readonly at: string;
  readonly event: string;
  readonly by: OrderActor;
  readonly state: OrderState;
  /** Description for timelines. */
  readonly words: string;
}

/** An event of the history, for staff. */
export interface DeskEventView extends OrderEventView {
  /** Account name of who triggered it, or 'the site'. */
  readonly who: string;
}

/** A file of an order. Customers see only those that they can open. */
export interface OrderFileView {
  readonly id: string;
  readonly round: number;
  readonly kind: OrderFileKind;
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, lower-case hexadecimal. */
  readonly sha256: string;
  readonly scanState: ScanState;
  readonly addedAt: string;
}

/** A payment, refund or waiver of a charge. */
export interface PaymentView {
  /** When it was recorded. */
  readonly at: string;
  /** The day of the payment, as recorded by staff; null if nothing was paid. */
  readonly paidOn: CalendarDate | null;
  readonly outcome: 'paid' | 'refunded' | 'waived';
  readonly cents: number;
  /** The method of payment; '' if nothing was paid. */
  readonly way: string;
  /** The number of a check or transfer, or the reason. */
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
  /** When it became due, or was proposed. */
  readonly createdAt: string;
  /** The lines that it consists of, each with its reason. */
  readonly lines: readonly InvoiceLine[];
  readonly payments: readonly PaymentView[];
  /** Attempts by card, oldest first. */
  readonly tries: readonly CardTry[];
  /** Whether the customer can pay it by card on a page of the provider now. */
  readonly isPayable: boolean;
  /** The last day of payment of an invoice; null for a charge to a card. */
  readonly dueOn: CalendarDate | null;
  /** How an invoice that is due is paid, a paragraph each. */
  readonly howToPay: readonly string[];
  /** The customer has disputed it with the bank. */
  readonly isDisputed: boolean;
}

/** An attempt to collect a charge by card. */
export interface CardTry {
  readonly at: string;
  /** `page` is the provider's page, on which the customer pays. */
  readonly way: 'saved-card' | 'page';
  readonly outcome: CardOutcome;
  /** The provider's code if it was refused; '' if not. */
  readonly reason: string;
}

/** An order with all that its customer sees. */
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
  /** Until when the customer can cancel free of charge; null if that is no longer possible. */
  readonly cancelUntil: string | null;
  readonly contactedAt: string | null;
  readonly deliveredAt: string | null;
  /** What the report says about compliance and registration; null before delivery. */
  readonly compliance: ReportCompliance | null;
  readonly mailedAt: string | null;
  /** The expected day of arrival of mailed copies, in California; null before they are mailed. */
  readonly arrivesBy: CalendarDate | null;
  readonly trackingNumber: string;
  readonly cancelledAt: string | null;
  readonly cancelReason: CancelReason | null;
  /** Of a revision: the number of the order whose report it changes. */
  readonly revisionOf: string | null;
  readonly rounds: readonly OrderRoundView[];
  readonly events: readonly OrderEventView[];
  readonly charges: readonly ChargeView[];
  /** The card that is charged, such as 'Visa ending in 4242'; null for payment by invoice. */
  readonly card: string | null;
  /** Only those that can be opened. */
  readonly files: readonly OrderFileView[];
}

export interface OrderNote {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

/** An order with all that staff see. */
export interface DeskOrder extends OrderView {
  /** The moment by the site's clock: what countdowns start from. */
  readonly now: string;
  readonly events: readonly DeskEventView[];
  /** All files of the order, including unscanned and infected ones. */
  readonly files: readonly OrderFileView[];
  /** Name of the input file, printed on the report: 'P100245-hill-house-r1'. */
  readonly inputFileName: string;
  /** File name of the e-mailed report: 'P100245-hill-house-r1-CF1R.pdf'. */
  readonly reportFileName: string;
  readonly customer: string;
  readonly customerEmail: string;
  readonly reviewer: string | null;
  readonly reviewStartedAt: string | null;
  /** Why the customer wants to cancel. */
  readonly cancelRequestReason: string;
  readonly checklist: Checklist;
  readonly notes: readonly OrderNote[];
}

/** A project as submitted. */
export interface OrderSnapshot {
  readonly round: number;
  readonly takenAt: string;
  /** SHA-256 of the data's JSON, lower-case hexadecimal. */
  readonly sha256: string;
  readonly data: ProjectData;
  readonly findings: readonly Finding[];
}

/** The differences between two submissions of an order. */
export interface OrderDifference {
  /** The round of the earlier submission; null if there is none. */
  readonly from: number | null;
  readonly to: number;
  readonly changes: readonly ProjectChange[];
}

/** A preview of an action; nothing is changed. */
export interface ActionPreview {
  /** Mails that the customer would get. */
  readonly mails: readonly PreviewedMail[];
  /** The order's state after the action. */
  readonly state: OrderState;
}

export interface PreviewedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names of the attached files. */
  readonly attachments: readonly string[];
}

/** An exception to the rule of business days. */
export interface CalendarDay {
  readonly date: CalendarDate;
  /** Whether the day is closed; if not, it is open though it is a holiday. */
  readonly isClosed: boolean;
  readonly label: string;
}
