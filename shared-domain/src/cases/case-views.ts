import type { ReportCompliance } from '../compliance/index.ts';
import type { ProjectType } from '../full-service/index.ts';
import type { Instant, PaymentWay } from '../orders/index.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { CustomerInvoice } from './case-invoice.ts';
import type { CaseState } from './case-state.ts';
import type { SentQuote } from './quote.schema.ts';

/** Maximum message length in characters. */
export const caseMessageLength = 4_000;

/** Maximum title length in characters, and maximum number of saved replies. */
export const savedReplyLimits = { titleLength: 80, replies: 100 } as const;

/** Kinds of files added after the plans: a report by staff, or a file from the customer. */
export const caseFileKinds = ['report', 'added'] as const;

export type CaseFileKind = (typeof caseFileKinds)[number];

/** A preview of an email to the customer, without the key in its link to the case page. */
export interface CaseMailPreview {
  readonly subject: string;
  readonly text: string;
}

/** An entry in the timeline on the case page. */
export interface TimelineEntry {
  readonly at: Instant;
  /** State after the entry's event. */
  readonly after: CaseState;
  readonly words: string;
  /** Text of the event, such as a message to or from the customer, or ''. */
  readonly message: string;
}

/** A report that the customer can download. */
export interface DeliveredReport {
  readonly id: string;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly deliveredAt: Instant;
  /** Whether the report belongs to the latest delivery. */
  readonly isNewest: boolean;
}

/** A case as seen by the customer. */
export interface CustomerCase {
  readonly reference: string;
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly state: CaseState;
  readonly dueAt: Instant | null;
  readonly quote: SentQuote | null;
  readonly compliance: ReportCompliance | null;
  readonly rebateCents: number;
  readonly invoice: CustomerInvoice | null;
  readonly customer: string;
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Sizes are in bytes. */
  readonly sentFiles: readonly { readonly name: string; readonly size: number }[];
  /** Newest first. */
  readonly reports: readonly DeliveredReport[];
}

/** A refused form with its typed text. */
export interface RefusedCaseForm {
  readonly form: string;
  readonly message: string;
  readonly text: string;
}

/** Data for rendering a case page. */
export type CasePageData =
  | {
      readonly page: 'identify';
      readonly reference: string;
      /** Access key from the link, or ''. */
      readonly key: string;
      /** Why the last attempt to open the page was refused, or null. */
      readonly refused: string | null;
    }
  | {
      readonly page: 'case';
      readonly case: CustomerCase;
      readonly refused: RefusedCaseForm | null;
      /** Message about the last action, or null. */
      readonly done: string | null;
    };

/** A received payment, for example by check, or by card on the payment page. */
export interface ReceivedPayment {
  readonly way: PaymentWay;
  readonly paidOn: CalendarDate;
  /** Check or transfer number, a card such as 'Visa ending in 4242', or ''. */
  readonly reference: string;
}
