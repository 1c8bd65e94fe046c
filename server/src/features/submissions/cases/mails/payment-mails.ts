import { caseInvoiceNumber, type ReceivedPayment } from '@title24/shared-domain/cases';
import { formatCents, paymentWords } from '@title24/shared-domain/orders';
import type { CaseMail } from './case-mailer.ts';
import { greeting, project } from './mail-words.ts';
import type { MailedCase } from './mailed-case.ts';

const linkWords = 'Open and print the receipt';

/** The receipt. */
export const paymentReceived = (
  mailed: MailedCase,
  { cents, ...payment }: ReceivedPayment & { readonly cents: number },
): CaseMail => ({
  subject: `We have received your payment (${mailed.reference})`,
  paragraphs: [
    greeting(mailed),
    `Thank you. We have received ${formatCents(cents)} for the report for ${project(mailed)}.`,
    `${paymentWords(payment)}. Receipt ${caseInvoiceNumber(mailed.reference)}.`,
  ],
  linkWords,
});

export const invoiceWaived = (mailed: MailedCase, message: string): CaseMail => ({
  subject: `You have nothing to pay (${mailed.reference})`,
  paragraphs: [
    greeting(mailed),
    `We have waived invoice ${caseInvoiceNumber(mailed.reference)} for ${project(mailed)}, so nothing is to be paid.`,
    message,
  ],
  linkWords: 'Open the page of your project',
});

export const paymentRefunded = (mailed: MailedCase, message: string): CaseMail => ({
  subject: `We have refunded your payment (${mailed.reference})`,
  paragraphs: [
    greeting(mailed),
    `We have refunded ${formatCents(mailed.case.invoice?.cents ?? 0)} for ${project(mailed)}, the way you paid it. It can take your bank some days to show it.`,
    message,
  ],
  linkWords,
});
