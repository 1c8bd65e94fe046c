import type { ReportCompliance } from '../compliance/index.ts';
import type { Instant } from '../orders/index.ts';
import type { CaseInvoice } from './case-invoice.ts';
import type { CaseState } from './case-state.ts';
import type { SentQuote } from './quote.schema.ts';

/**
 * The data that the rules of a case depend on. Instants are UTC, with milliseconds and Z; null means 'not yet' or 'no
 * one'.
 */
export interface FullServiceCase {
  readonly state: CaseState;
  /** The account name of the analyst who has the case. */
  readonly analyst: string | null;
  /**
   * When our next step is due: the quote, the report once the quote is accepted, or the answer to a plan checker’s
   * comments; null if none is due.
   */
  readonly dueAt: Instant | null;
  /** The quote that was sent last. */
  readonly quote: SentQuote | null;
  readonly deliveredAt: Instant | null;
  /** Compliance of the last delivered report; null before the first delivery. */
  readonly compliance: ReportCompliance | null;
  /** The reduction of the quote's total for a late first delivery, in cents. */
  readonly rebateCents: number;
  /** Null before the first delivery. */
  readonly invoice: CaseInvoice | null;
}
