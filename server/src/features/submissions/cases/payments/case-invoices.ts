import { pacificDate } from '@title24/shared-domain';
import {
  type CaseInvoiceState,
  type CaseInvoiceView,
  type CustomerInvoice,
  caseInvoiceNumber,
  type FullServiceCase,
  type ReceivedPayment,
} from '@title24/shared-domain/cases';
import { isPayableByCard } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { wire } from '../../../../platform/db/wire.ts';
import { howToPay } from '../../../configuration/payment-instructions.ts';
import { deadlineOf, setDeadline } from '../../../payments/invoices/invoice-deadlines.ts';
import { caseInvoices } from '../tables/case-invoices.table.ts';

export type CaseInvoiceRow = typeof caseInvoices.$inferSelect;

/** Returns an invoice in the form shown to staff. */
export async function invoiceView(
  from: Database | Transaction,
  reference: string,
  row: CaseInvoiceRow,
): Promise<CaseInvoiceView> {
  return {
    ...wire(row, 'cents', 'state', 'issuedAt', 'paidOn', 'way', 'reference', 'refundedOn'),
    number: caseInvoiceNumber(reference),
    dueOn: (await deadlineOf(from, row.id)) ?? pacificDate(row.issuedAt.toISOString()),
  };
}

/**
 * Returns an invoice in the form shown to its customer.
 * @param takesCards whether the site accepts cards
 */
export async function customerInvoice(
  from: Database | Transaction,
  reference: string,
  row: CaseInvoiceRow,
  takesCards: boolean,
): Promise<CustomerInvoice> {
  const view = await invoiceView(from, reference, row);
  const isDue = row.state === 'due';
  return {
    ...view,
    isPayable: isDue && isPayableByCard(row.cents, takesCards),
    howToPay: isDue ? await howToPay(from, view.number) : [],
  };
}

interface Change {
  readonly transaction: Transaction;
  readonly submissionId: string;
  readonly before: FullServiceCase;
  readonly after: FullServiceCase;
  readonly now: Date;
  /** The payment that the event records, if any. */
  readonly payment: ReceivedPayment | undefined;
}

/** Creates or updates a case's invoice after an event, in the event's transaction. */
export async function updateInvoice(change: Change): Promise<void> {
  const { transaction, submissionId, before, after, now, payment } = change;
  if (after.invoice === null || after.invoice.state === before.invoice?.state) return;
  const { cents, state } = after.invoice;
  if (before.invoice === null) {
    const [issued] = await transaction
      .insert(caseInvoices)
      .values({ submissionId, cents, state, issuedAt: now })
      .returning();
    if (issued) await setDeadline(transaction, issued.id, now);
    return;
  }
  const details: Readonly<Partial<Record<CaseInvoiceState, object | undefined>>> = {
    paid: payment,
    refunded: { refundedOn: pacificDate(now.toISOString()) },
  };
  await transaction
    .update(caseInvoices)
    .set({ state, ...details[state] })
    .where(eq(caseInvoices.submissionId, submissionId));
}
