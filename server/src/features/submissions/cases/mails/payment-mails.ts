import type { CalendarDate } from '@title24/shared-domain';
import { caseInvoiceNumber, type ReceivedPayment } from '@title24/shared-domain/cases';
import { formatCents, paymentWords } from '@title24/shared-domain/orders';
import { attachedInvoice } from '../../../payments/invoices/invoice.ts';
import { reminderSubject, reminderWords } from '../../../payments/invoices/reminder-words.ts';
import type { CaseMail } from './case-mailer.ts';
import { cardWords, letter, type MailedCase, project } from './mailed-case.ts';

const linkWords = 'Open and print the receipt';

/** Returns the email with the receipt. */
export const paymentReceived = (
  mailed: MailedCase,
  { cents, ...payment }: ReceivedPayment & { readonly cents: number },
): CaseMail => ({
  ...letter(mailed, 'We have received your payment', [
    `Thank you. We have received ${formatCents(cents)} for the report for ${project(mailed)}.`,
    `${paymentWords(payment)}. Receipt ${caseInvoiceNumber(mailed.reference)}.`,
  ]),
  linkWords,
  attachments: [attachedInvoice(caseInvoiceNumber(mailed.reference), 'Receipt')],
});

/** Returns the email that reminds the customer of the invoice, before or after its due date. */
export const invoiceReminder = (
  mailed: MailedCase,
  reminded: {
    readonly cents: number;
    readonly dueOn: CalendarDate;
    readonly isPastDue: boolean;
    /** Payment instructions, one paragraph per item. */
    readonly howToPay: readonly string[];
  },
): CaseMail => {
  const number = caseInvoiceNumber(mailed.reference);
  return {
    ...letter(mailed, '', [
      reminderWords({ number, ...reminded }),
      `It is for the report for ${project(mailed)}.`,
      ...cardWords(mailed, reminded.cents),
      ...reminded.howToPay,
    ]),
    subject: reminderSubject(number, reminded.dueOn, reminded.isPastDue),
    linkWords: 'Open and print the invoice',
    attachments: [attachedInvoice(number, 'Invoice')],
  };
};

/** Returns the email about a waived invoice. */
export const invoiceWaived = (mailed: MailedCase, message: string): CaseMail =>
  letter(mailed, 'You have nothing to pay', [
    `We have waived invoice ${caseInvoiceNumber(mailed.reference)} for ${project(mailed)}, so you have nothing to pay.`,
    message,
  ]);

/** Returns the email about a refund. */
export const paymentRefunded = (mailed: MailedCase, message: string): CaseMail => ({
  ...letter(mailed, 'We have refunded your payment', [
    `We have refunded ${formatCents(mailed.case.invoice?.cents ?? 0)} for ${project(mailed)}, the way you paid it. It can take your bank some days to show it.`,
    message,
  ]),
  linkWords,
});
