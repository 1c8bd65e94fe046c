import { caseInvoice, caseInvoiceNumber, casePath } from '@title24/shared-domain/cases';
import type { ProjectType } from '@title24/shared-domain/full-service';
import type { Invoice } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { howToPay } from '../../../configuration/payment-instructions.ts';
import type { Payable, PayableOwner } from '../../../payments/payables.ts';
import { submissions } from '../../submissions.table.ts';
import { recordOf } from '../case-record.ts';
import type { CaseContext, CaseSiteRequest, CaseWork } from '../case-work.ts';
import { invoiceReminder, paymentReceived } from '../mails/payment-mails.ts';
import { paymentNeedsAttention } from '../mails/staff-mails.ts';
import { caseInvoices } from '../tables/case-invoices.table.ts';
import { type CaseInvoiceRow, customerInvoice } from './case-invoices.ts';

/** Returns the {@link PayableOwner} of case invoices (Q6). */
export function payableInvoices(work: CaseWork): PayableOwner {
  return {
    kind: 'case',

    async find(from, id) {
      const [found] = await from
        .select({ invoice: caseInvoices, reference: submissions.reference })
        .from(caseInvoices)
        .innerJoin(submissions, eq(submissions.id, caseInvoices.submissionId))
        .where(eq(caseInvoices.id, id));
      return found ? payableOf(found.reference, found.invoice) : null;
    },

    lock: async (transaction, { work: reference }) =>
      payableIn(await work.lockNewest(transaction, reference)),

    record: ({ work: reference }, decide) =>
      work.bySite(reference, async (context): Promise<CaseSiteRequest | null> => {
        const { transaction, now } = context;
        const result = await decide({ transaction, now, payable: payableIn(context) });
        switch (result?.type) {
          case 'paid': {
            const { cents, payment } = result;
            return {
              input: { event: 'pay' },
              payment,
              mails: (mailed) => ({ toCustomer: paymentReceived(mailed, { ...payment, cents }) }),
            };
          }
          case 'attention':
            return tellStaff(result);
          case 'disputed':
            await transaction
              .update(caseInvoices)
              .set({ disputedAt: now })
              .where(eq(caseInvoices.submissionId, context.record.row.id));
            return tellStaff(result);
          case 'reminder': {
            const ways = await howToPay(transaction, caseInvoiceNumber(reference));
            return {
              mails: (mailed) => ({ toCustomer: invoiceReminder(mailed, { ...result, howToPay: ways }) }),
            };
          }
          case 'refused':
            throw new Error('No card is saved for a case');
          default:
            return null;
        }
      }),

    invoice: findCaseInvoice,
  };
}

const tellStaff = ({ cents, why }: { readonly cents: number; readonly why: string }): CaseSiteRequest => ({
  mails: (mailed) => ({ toStaff: paymentNeedsAttention(mailed, cents, why) }),
});

function payableIn({ record: { row, invoice } }: CaseContext): Payable {
  if (!invoice) throw new Error(`Case ${row.reference} has no invoice`);
  return payableOf(row.reference, invoice);
}

function payableOf(reference: string, { id, cents, state }: CaseInvoiceRow): Payable {
  const page = casePath(reference);
  const number = caseInvoiceNumber(reference);
  return {
    kind: 'case',
    id,
    work: reference,
    cents,
    isOwed: state === 'due',
    accountId: null,
    cardId: null,
    isRefused: false,
    nextTryAt: null,
    name: `Title 24 report, invoice ${number}`,
    description: `Invoice ${number}`,
    paidPath: `${page}?done=pay`,
    leftPath: page,
  };
}

/** Returns the invoice with this number, or null if there is none. */
async function findCaseInvoice(from: Database | Transaction, number: string): Promise<Invoice | null> {
  const reference = number.slice(0, number.lastIndexOf('-'));
  if (caseInvoiceNumber(reference) !== number) return null;
  const [row] = await from.select().from(submissions).where(eq(submissions.reference, reference));
  if (!row) return null;
  const { invoice, quote } = await recordOf(from, row);
  if (!invoice) return null;
  const projectType = row.projectType as ProjectType;
  return caseInvoice(
    { ...row, projectType, customer: row.sender, quote },
    await customerInvoice(from, reference, invoice, false),
  );
}
