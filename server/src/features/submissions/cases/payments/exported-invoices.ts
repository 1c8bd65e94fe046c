import { caseInvoiceNumber } from '@title24/shared-domain/cases';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { wire } from '../../../../platform/db/wire.ts';
import { paymentAttempts } from '../../../payments/tables/payment-attempts.table.ts';
import { submissions } from '../../submissions.table.ts';
import { caseInvoices } from '../tables/case-invoices.table.ts';

/**
 * Returns invoices with all payment attempts and card refunds, by submission id, for the sender's account
 * export. Omits payment page URLs, because anyone with a URL can pay there.
 */
export async function exportedInvoices(transaction: Transaction, submissionIds: readonly string[]) {
  const invoices = await transaction
    .select({ invoice: caseInvoices, reference: submissions.reference })
    .from(caseInvoices)
    .innerJoin(submissions, eq(submissions.id, caseInvoices.submissionId))
    .where(inArray(caseInvoices.submissionId, [...submissionIds]));
  const payments = await transaction
    .select()
    .from(paymentAttempts)
    .where(
      inArray(
        paymentAttempts.payableId,
        invoices.map(({ invoice }) => invoice.id),
      ),
    )
    .orderBy(asc(paymentAttempts.n));
  return new Map(
    invoices.map(({ invoice: { id, submissionId, reference: paidBy, ...invoice }, reference }) => [
      submissionId,
      {
        number: caseInvoiceNumber(reference),
        ...invoice,
        reference: paidBy,
        payments: payments
          .filter(({ payableId }) => payableId === id)
          .map((payment) =>
            wire(payment, 'startedAt', 'endedAt', 'outcome', 'cents', 'paymentId', 'refund', 'refundAskedAt'),
          ),
      },
    ]),
  );
}
