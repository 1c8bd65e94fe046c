import { caseInvoiceNumber } from '@title24/shared-domain/cases';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { readSnapshot } from '../../platform/db/snapshot-transaction.ts';
import { wire } from '../../platform/db/wire.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { paymentAttempts } from '../payments/tables/payment-attempts.table.ts';
import { caseInvoices } from './cases/tables/case-invoices.table.ts';
import { submissionFiles, submissions } from './submissions.table.ts';

/**
 * Returns the submissions sent with the account's confirmed email address, with their files and invoices, but without
 * internal staff notes.
 */
export function exportedSubmissions(
  database: Database,
  { email, emailVerified }: Pick<Caller, 'email' | 'emailVerified'>,
) {
  return database.transaction(
    async (transaction) => (emailVerified ? exportedTo(transaction, email) : []),
    readSnapshot,
  );
}

async function exportedTo(transaction: Transaction, email: string) {
  const rows = await transaction
    .select()
    .from(submissions)
    .where(eq(sql`lower(${submissions.email})`, email))
    .orderBy(asc(submissions.receivedAt));
  const ids = rows.map(({ id }) => id);
  const files = await transaction
    .select()
    .from(submissionFiles)
    .where(inArray(submissionFiles.submissionId, ids))
    .orderBy(asc(submissionFiles.position));
  const invoices = await exportedInvoices(transaction, ids);
  return rows.map(({ id, idempotencyKey: _, analystId: __, analyst: ___, ...submission }) => ({
    ...submission,
    files: files
      .filter(({ submissionId }) => submissionId === id)
      .map((file) => wire(file, 'name', 'mediaType', 'size', 'sha256', 'scanState')),
    invoice: invoices.get(id) ?? null,
  }));
}

/**
 * Returns a map from submission ids to invoices with all payment attempts and card refunds, for the sender's account
 * export. Omits payment page URLs, because anyone with a URL can pay there.
 */
async function exportedInvoices(transaction: Transaction, submissionIds: readonly string[]) {
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
