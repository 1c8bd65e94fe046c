import type { ReportCompliance } from '../compliance/index.ts';
import type { Instant } from '../orders/index.ts';
import type { CaseInvoice } from './case-invoice.ts';
import type { CaseState } from './case-state.ts';
import type { SentQuote } from './quote.schema.ts';

/** Case data that the rules use. Instants are in UTC, with milliseconds and Z. Null means 'not yet' or 'no one'. */
export interface FullServiceCase {
  readonly state: CaseState;
  /** Account name of the case's analyst. */
  readonly analyst: string | null;
  /** Deadline for our quote, report or answer to a plan checker's comments. Null if no step is due. */
  readonly dueAt: Instant | null;
  readonly quote: SentQuote | null;
  readonly deliveredAt: Instant | null;
  /** Null before the first delivery. */
  readonly compliance: ReportCompliance | null;
  /** Reduction of the quote's total because the first delivery was late. */
  readonly rebateCents: number;
  /** Null before the first delivery. */
  readonly invoice: CaseInvoice | null;
}
