import type { FullServiceCase, SentQuote } from '@title24/shared-domain/cases';
import type { BusinessCalendar } from '@title24/shared-domain/orders';
import { quoteDue } from '@title24/shared-domain/orders';
import { desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { requireSubmission, type SubmissionRow } from '../require-submission.ts';
import type { CaseInvoiceRow } from './payments/case-invoices.ts';
import { caseInvoices } from './tables/case-invoices.table.ts';
import { caseQuotes } from './tables/case-quotes.table.ts';

/** A stored case: its submission, its latest quote, and its invoice. */
export interface CaseRecord {
  readonly row: SubmissionRow;
  readonly quote: SentQuote | null;
  readonly invoice: CaseInvoiceRow | null;
}

/**
 * Returns the case with this reference. If `lock` is 'update', locks the row of the case.
 * @throws RpcFault -32001 if the case does not exist
 */
export async function loadCase(
  from: Database | Transaction,
  reference: string,
  lock: 'update' | null = null,
): Promise<CaseRecord> {
  return recordOf(from, await requireSubmission(from, reference, lock));
}

/** Returns the case of a submission row. */
export async function recordOf(from: Database | Transaction, row: SubmissionRow): Promise<CaseRecord> {
  const [quote] = await from
    .select()
    .from(caseQuotes)
    .where(eq(caseQuotes.submissionId, row.id))
    .orderBy(desc(caseQuotes.number))
    .limit(1);
  const [invoice] = await from.select().from(caseInvoices).where(eq(caseInvoices.submissionId, row.id));
  return { row, quote: quote ? sentQuote(quote) : null, invoice: invoice ?? null };
}

function sentQuote(row: typeof caseQuotes.$inferSelect): SentQuote {
  const { number, lines, scope, missing, delivery, validUntil, sentAt } = row;
  return { number, lines, scope, missing, delivery, validUntil, sentAt: sentAt.toISOString() };
}

/**
 * Converts a stored case to the domain's case. Computes the deadline of an owed quote from the arrival of the plans if
 * no deadline is stored.
 */
export function caseOf({ row, quote, invoice }: CaseRecord, calendar: BusinessCalendar): FullServiceCase {
  const { state, analyst, dueAt, deliveredAt, compliance, receivedAt, rebateCents } = row;
  const isQuoteOwed = state === 'received' || state === 'in-review';
  const owed = isQuoteOwed ? quoteDue(receivedAt.toISOString(), calendar).dueAt : null;
  return {
    state,
    analyst,
    dueAt: dueAt?.toISOString() ?? owed,
    quote,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    compliance,
    rebateCents,
    invoice: invoice && { cents: invoice.cents, state: invoice.state },
  };
}
