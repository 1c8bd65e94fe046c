import {
  type CaseInvoiceState,
  type CaseInvoiceView,
  type CustomerInvoice,
  caseInvoiceNumber,
  type FullServiceCase,
  type ReceivedPayment,
  smallestCardCents,
} from '@title24/shared-domain/cases';
import { pacificDate } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { caseInvoices } from '../tables/case-invoices.table.ts';

export type CaseInvoiceRow = typeof caseInvoices.$inferSelect;

/** An invoice as its readers see it. */
export function invoiceView(reference: string, row: CaseInvoiceRow): CaseInvoiceView {
  const { cents, state, issuedAt, paidOn, way, reference: paidBy, refundedOn } = row;
  return {
    number: caseInvoiceNumber(reference),
    cents,
    state,
    issuedAt: issuedAt.toISOString(),
    paidOn,
    way,
    reference: paidBy,
    refundedOn,
  };
}

/** The same for the customer. @param takesCards whether the site takes cards */
export function customerInvoice(
  reference: string,
  row: CaseInvoiceRow,
  takesCards: boolean,
): CustomerInvoice {
  const isPayable = takesCards && row.state === 'due' && row.cents >= smallestCardCents;
  return { ...invoiceView(reference, row), isPayable };
}

interface Change {
  readonly transaction: Transaction;
  readonly submissionId: string;
  readonly before: FullServiceCase;
  readonly after: FullServiceCase;
  readonly now: Date;
  /** What was paid, of an event that records it. */
  readonly payment: ReceivedPayment | undefined;
}

/** Writes what an event makes of the invoice of a case, in the transaction of the event. */
export async function keepInvoice(change: Change): Promise<void> {
  const { transaction, submissionId, before, after, now, payment } = change;
  if (after.invoice === null || after.invoice.state === before.invoice?.state) return;
  const { cents, state } = after.invoice;
  if (before.invoice === null) {
    await transaction.insert(caseInvoices).values({ submissionId, cents, state, issuedAt: now });
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
