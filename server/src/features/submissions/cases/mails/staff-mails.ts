import { quoteTotalCents, type SentQuote } from '@title24/shared-domain/cases';
import { deadlineWords, formatCents } from '@title24/shared-domain/orders';
import type { CaseMail } from './case-mailer.ts';
import type { MailedCase } from './mailed-case.ts';

const linkWords = 'Open it in the staff tools';
const who = ({ customer, projectName }: MailedCase) => `${customer}, ${projectName}`;

/** Returns the email to staff about an accepted quote, with the report deadline. */
export const quoteAcceptedBy = (mailed: MailedCase, quote: SentQuote): CaseMail => ({
  subject: `Quote accepted: ${mailed.projectName} (${mailed.reference})`,
  paragraphs: [
    `${who(mailed)}: the quote of ${formatCents(quoteTotalCents(quote))} was accepted.${
      mailed.case.dueAt === null ? '' : ` The report is due by ${deadlineWords(mailed.case.dueAt)}.`
    }`,
  ],
  linkWords,
});

/** Returns the email to staff about a declined quote, with the customer’s message. */
export const quoteDeclinedBy = (mailed: MailedCase, message: string): CaseMail => ({
  subject: `Quote declined: ${mailed.projectName} (${mailed.reference})`,
  paragraphs: [`${who(mailed)}: the quote was declined.`, ...(message ? [message] : [])],
  linkWords,
});

/** Returns the email to staff about a quote that expired without an answer. */
export const quoteNotAnswered = (mailed: MailedCase): CaseMail => ({
  subject: `Quote expired: ${mailed.projectName} (${mailed.reference})`,
  paragraphs: [`${who(mailed)}: the quote has expired without an answer.`],
  linkWords,
});

/** Returns the email to staff about files that the customer added. */
export const filesAdded = (mailed: MailedCase, names: readonly string[]): CaseMail => ({
  subject: `Files added: ${mailed.projectName} (${mailed.reference})`,
  paragraphs: [
    `${who(mailed)}: files were added.${
      mailed.case.state === 'in-review' && mailed.case.dueAt !== null
        ? ` The quote is due by ${deadlineWords(mailed.case.dueAt)}.`
        : ''
    }`,
  ],
  list: names,
  linkWords,
});

/** Returns the email that forwards a customer’s message to staff. */
export const writtenByCustomer = (mailed: MailedCase, message: string): CaseMail => ({
  subject: `The customer wrote: ${mailed.projectName} (${mailed.reference})`,
  paragraphs: [`${who(mailed)} wrote:`, message],
  linkWords,
});

/** Returns the email that forwards the plan checker’s comments to staff, with the names of their files. */
export const planCheckerComments = (
  mailed: MailedCase,
  { message, names }: { readonly message: string; readonly names: readonly string[] },
): CaseMail => ({
  subject: `Plan checker’s comments: ${mailed.projectName} (${mailed.reference})`,
  paragraphs: [
    `${who(mailed)}: the plan checker has comments.${
      mailed.case.dueAt === null
        ? ''
        : ` An answer or a revised report is due by ${deadlineWords(mailed.case.dueAt)}.`
    }`,
    ...(message ? [message] : []),
  ],
  list: names,
  linkWords,
});

/** Returns the email to staff about a payment that needs attention. */
export const paymentNeedsAttention = (mailed: MailedCase, cents: number, why: string): CaseMail => ({
  subject: `Payment needs attention: ${mailed.projectName} (${mailed.reference})`,
  paragraphs: [`${who(mailed)}: ${formatCents(cents)} for the report. ${why}`],
  linkWords,
});
