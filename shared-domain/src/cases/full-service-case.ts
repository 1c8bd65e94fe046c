import type { ReportCompliance } from '../compliance/index.ts';
import type { Instant } from '../orders/index.ts';
import type { CaseInvoice } from './case-invoice.ts';
import type { CaseState } from './case-state.ts';
import type { SentQuote } from './quote.schema.ts';

/**
 * The data that a case's rules depend on. Instants are in UTC, with milliseconds and Z. null means 'not yet' or 'no
 * one'.
 */
export interface FullServiceCase {
  readonly state: CaseState;
  /** Account name of the case's analyst. */
  readonly analyst: string | null;
  /**
   * Deadline for our next step: the quote, the report after acceptance, or the answer to a plan checker's comments.
   * Null if no step is due.
   */
  readonly dueAt: Instant | null;
  /** The latest quote that was sent. */
  readonly quote: SentQuote | null;
  readonly deliveredAt: Instant | null;
  /** Compliance of the latest delivered report, or null before the first delivery. */
  readonly compliance: ReportCompliance | null;
  /** Reduction of the quote's total for a late first delivery, in cents. */
  readonly rebateCents: number;
  /** The invoice, or null before the first delivery. */
  readonly invoice: CaseInvoice | null;
}
