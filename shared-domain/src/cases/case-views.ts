import type { ComplianceStatement, Registration, ReportCompliance } from '../compliance/index.ts';
import type { ProjectType } from '../full-service/index.ts';
import type { Instant, PaymentWay } from '../orders/index.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { CustomerInvoice } from './case-invoice.ts';
import type { CaseState } from './case-state.ts';
import type { Quote, SentQuote } from './quote.schema.ts';

/** Maximum length of a message about a case, in characters. */
export const caseMessageLength = 4_000;

/** Maximum length of the title of a saved reply, in characters, and how many replies there can be. */
export const savedReplyLimits = { titleLength: 80, replies: 100 } as const;

/** A file added after the plans: a report by staff, or a file from the customer. */
export const caseFileKinds = ['report', 'added'] as const;

export type CaseFileKind = (typeof caseFileKinds)[number];

/** A mail as its recipient sees it. */
export interface CaseMailPreview {
  readonly subject: string;
  readonly text: string;
}

/** A step on the customer's page. */
export interface TimelineEntry {
  readonly at: Instant;
  /** The state that the step led to. */
  readonly after: CaseState;
  readonly words: string;
  /** The message that staff or the customer wrote with the step; '' if there is none. */
  readonly message: string;
}

/** A report that the customer can download. */
export interface DeliveredReport {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly deliveredAt: Instant;
  /** Whether the report belongs to the newest delivery; other reports are earlier versions. */
  readonly isNewest: boolean;
}

/** A case as the customer sees it. */
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
  /** Who the invoice is for. */
  readonly customer: string;
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
  /** Files from the customer; sizes in bytes. */
  readonly sentFiles: readonly { readonly name: string; readonly size: number }[];
  /** Reports that were delivered, the newest version first. */
  readonly reports: readonly DeliveredReport[];
}

/** A refused form, with the typed text. */
export interface RefusedCaseForm {
  readonly form: string;
  readonly message: string;
  /** The typed text; '' if there is none. */
  readonly text: string;
}

/** Data for rendering the page of a case. */
export type CasePageData =
  | {
      readonly page: 'identify';
      readonly reference: string;
      /** The signature of the link; '' if there is none. */
      readonly key: string;
      /** Why the page was not opened; null before an attempt. */
      readonly refused: string | null;
    }
  | {
      readonly page: 'case';
      readonly case: CustomerCase;
      readonly refused: RefusedCaseForm | null;
      /** Text about the last action; null if there is none. */
      readonly done: string | null;
    };

/** A payment that was not made on the payment page. */
export interface ReceivedPayment {
  readonly way: PaymentWay;
  readonly paidOn: CalendarDate;
  /** The number of the check or transfer; '' if there is none. */
  readonly reference: string;
}

/** An action by staff on a case: an event with its data. */
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
