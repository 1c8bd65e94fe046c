import { pacificDate } from '@title24/shared-domain';
import { caseInvoiceNumber } from '@title24/shared-domain/cases';
import { paymentWords } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { Invoice } from '../../../payments/invoices/invoice.ts';
import { deadlineOf } from '../../../payments/invoices/invoice-deadlines.ts';
import { submissions } from '../../submissions.table.ts';
import { recordOf } from '../case-record.ts';
import type { CaseInvoiceRow } from './case-invoices.ts';

/** Returns the invoice with this number, or null if there is none. */
export async function caseInvoice(from: Database | Transaction, number: string): Promise<Invoice | null> {
  const reference = number.slice(0, number.lastIndexOf('-'));
  if (caseInvoiceNumber(reference) !== number) return null;
  const [row] = await from.select().from(submissions).where(eq(submissions.reference, reference));
  if (!row) return null;
  const { invoice, quote } = await recordOf(from, row);
  if (!invoice || !quote) return null;
  const { id, cents, issuedAt, state } = invoice;
  return {
    number,
    issuedOn: pacificDate(issuedAt.toISOString()),
    dueOn: await deadlineOf(from, id),
    isOwed: state === 'due',
    to: [row.sender],
    subject: `Title 24 report, ${row.projectName}, reference ${reference}`,
    lines: [
      ...quote.lines.map((line) => ({ words: line.name, cents: line.cents })),
      ...(row.rebateCents > 0
        ? [{ words: 'Rebate, because the report came late', cents: -row.rebateCents }]
        : []),
    ],
    cents,
    stamp: stampOf(invoice),
  };
}

function stampOf({ state, paidOn, way, reference }: CaseInvoiceRow): string | null {
  if (state === 'due') return null;
  if (state === 'waived') return 'Waived: nothing is due';
  const words = paymentWords({ paidOn, way, reference });
  return state === 'refunded' ? `${words}; refunded` : words;
}
