import type { ComplianceStatement, Registration, ReportCompliance } from '../compliance/index.ts';
import type { ProjectType } from '../full-service/index.ts';
import type { Instant, PaymentWay } from '../orders/index.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { CustomerInvoice } from './case-invoice.ts';
import type { CaseState } from './case-state.ts';
import type { Quote, SentQuote } from './quote.schema.ts';

/** Maximum length of a message about a case, in characters. */
export const caseMessageLength = 4_000;

/** Maximum length of a saved reply's title in characters, and maximum number of saved replies. */
export const savedReplyLimits = { titleLength: 80, replies: 100 } as const;

/** Kinds of files that are added after the plans: a report by staff, or a file from the customer. */
export const caseFileKinds = ['report', 'added'] as const;

export type CaseFileKind = (typeof caseFileKinds)[number];

/** An email as its recipient sees it. */
export interface CaseMailPreview {
  readonly subject: string;
  readonly text: string;
}

/** An entry in the timeline on the customer's page. */
export interface TimelineEntry {
  readonly at: Instant;
  /** State of the case after this entry's event. */
  readonly after: CaseState;
  readonly words: string;
  /** Message that staff or the customer wrote with the event, or '' if there is none. */
  readonly message: string;
}

/** A report that the customer can download. */
export interface DeliveredReport {
  readonly id: string;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly deliveredAt: Instant;
  /** Whether the report belongs to the latest delivery. Other reports are earlier versions. */
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
  /** Name of the invoice's recipient. */
  readonly customer: string;
  /** Timeline entries, oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Files from the customer, with sizes in bytes. */
  readonly sentFiles: readonly { readonly name: string; readonly size: number }[];
  /** Delivered reports, newest version first. */
  readonly reports: readonly DeliveredReport[];
}

/** A refused form with the text that was typed into it. */
export interface RefusedCaseForm {
  readonly form: string;
  readonly message: string;
  /** Typed text, or '' if nothing was typed. */
  readonly text: string;
}

/** Data for rendering a case page. */
export type CasePageData =
  | {
      readonly page: 'identify';
      readonly reference: string;
      /** Access key from the link, or '' if there is none. */
      readonly key: string;
      /** Reason why the last attempt to open the page was refused, or null before the first attempt. */
      readonly refused: string | null;
    }
  | {
      readonly page: 'case';
      readonly case: CustomerCase;
      readonly refused: RefusedCaseForm | null;
      /** Message about the last action, or null if there is none. */
      readonly done: string | null;
    };

/** A payment that was not made on the payment page. */
export interface ReceivedPayment {
  readonly way: PaymentWay;
  readonly paidOn: CalendarDate;
  /** Number of the check or transfer, or '' if there is none. */
  readonly reference: string;
}

/** A staff action on a case, which is an event with its data. */
export type StaffAct =
  | { readonly event: 'take' | 'release' | 'start' | 'reopen' | 'replace-link' }
  | {
      readonly event: 'ask-files' | 'message' | 'answer-revision' | 'waive' | 'close';
      readonly message: string;
    }
  | {
      readonly event: 'deliver';
      readonly message: string;
      readonly statement: ComplianceStatement;
    }
  | ({ readonly event: 'record-registration' } & Registration)
  | ({ readonly event: 'record-payment' } & ReceivedPayment)
  | { readonly event: 'send-quote'; readonly quote: Quote };
