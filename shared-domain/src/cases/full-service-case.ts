import type { ReportCompliance } from '../compliance/index.ts';
import type { Instant } from '../orders/index.ts';
import type { CaseInvoice } from './case-invoice.ts';
import type { CaseState } from './case-state.ts';
import type { SentQuote } from './quote.schema.ts';

/** What the rules of a case go by. Instants are UTC, with milliseconds and Z; null is 'not yet' or 'no one'. */
export interface FullServiceCase {
  readonly state: CaseState;
  /** The account name of the analyst who has it. */
  readonly analyst: string | null;
  /** By when we owe the next step: the quote until it is sent, the report once it is accepted, the answer to a plan checker’s comments; null while we owe none. */
  readonly dueAt: Instant | null;
  /** The quote that was sent last. */
  readonly quote: SentQuote | null;
  readonly deliveredAt: Instant | null;
  /** Of the report that was delivered last; null before the first delivery. */
  readonly compliance: ReportCompliance | null;
  /** What a late first delivery takes off the quote's total, in cents. */
  readonly rebateCents: number;
  /** Null before the first delivery. */
  readonly invoice: CaseInvoice | null;
}
