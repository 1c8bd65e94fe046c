import { caseInvoiceNumber, casePath } from '@title24/shared-domain/cases';
import { and, eq, isNull } from 'drizzle-orm';
import { howToPay } from '../../../configuration/payment-instructions.ts';
import type { Payable, PayableOwner } from '../../../payments/payables.ts';
import { submissions } from '../../submissions.table.ts';
import type { CaseMoment, CaseWork, WantedCaseEvent } from '../case-work.ts';
import type { CaseMailer } from '../mails/case-mailer.ts';
import { invoiceReminder, paymentReceived } from '../mails/payment-mails.ts';
import { paymentToLookAt } from '../mails/staff-mails.ts';
import { caseInvoices } from '../tables/case-invoices.table.ts';
import { caseInvoice } from './case-invoice.ts';
import type { CaseInvoiceRow } from './case-invoices.ts';

/** What cases owe: their invoices, on a page of the provider or by check and transfer (Q6). */
export function payableInvoices(work: CaseWork, mailer: CaseMailer): PayableOwner {
  async function tellStaff(moment: CaseMoment, cents: number, why: string): Promise<null> {
    const mailed = work.mailed(moment);
    await mailer.toStaff(moment.transaction, mailed, paymentToLookAt(mailed, cents, why));
    return null;
  }

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
      work.bySite(reference, async (moment): Promise<WantedCaseEvent | null> => {
        const { transaction, now } = moment;
        const result = await decide({ transaction, now, payable: payableIn(moment) });
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
            return tellStaff(moment, result.cents, result.why);
          case 'disputed': {
            const marked = await transaction
              .update(caseInvoices)
              .set({ disputedAt: now })
              .where(
                and(eq(caseInvoices.submissionId, moment.record.row.id), isNull(caseInvoices.disputedAt)),
              )
              .returning();
            return marked.length > 0 ? tellStaff(moment, result.cents, result.why) : null;
          }
          case 'reminder': {
            const { linkVersion, email } = moment.record.row;
            const ways = await howToPay(transaction, caseInvoiceNumber(reference));
            const mail = invoiceReminder(work.mailed(moment), { ...result, howToPay: ways });
            await mailer.toCustomer(transaction, { reference, linkVersion, email }, mail);
            return null;
          }
          case 'refused':
            throw new Error('No card is saved for a case');
          default:
            return null;
        }
      }),

    invoice: caseInvoice,
  };
}

function payableIn({ record: { row, invoice } }: CaseMoment): Payable {
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
