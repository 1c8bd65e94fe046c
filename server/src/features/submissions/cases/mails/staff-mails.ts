import { quoteTotalCents, type SentQuote } from '@title24/shared-domain/cases';
import { deadlineWords, formatCents } from '@title24/shared-domain/orders';
import type { CaseMail } from './case-mailer.ts';
import type { MailedCase } from './mailed-case.ts';

/** Text of a link to the case's page in the staff tools. */
export const openInTools = 'Open it in the staff tools';
const who = ({ customer, projectName }: MailedCase) => `${customer}, ${projectName}`;
const notice = (mailed: MailedCase, what: string, paragraphs: readonly string[]): CaseMail => ({
  subject: `${what}: ${mailed.projectName} (${mailed.reference})`,
  paragraphs,
  linkWords: openInTools,
});

/** Returns the staff email about an accepted quote. */
export const quoteAcceptedBy = (mailed: MailedCase, quote: SentQuote): CaseMail =>
  notice(mailed, 'Quote accepted', [
    `${who(mailed)}: the quote of ${formatCents(quoteTotalCents(quote))} was accepted.${
      mailed.case.dueAt === null ? '' : ` The report is due by ${deadlineWords(mailed.case.dueAt)}.`
    }`,
  ]);

/** Returns the staff email about a declined quote. */
export const quoteDeclinedBy = (mailed: MailedCase, message: string): CaseMail =>
  notice(mailed, 'Quote declined', [
    `${who(mailed)}: the quote was declined.`,
    ...(message ? [message] : []),
  ]);

/** Returns the staff email about a quote that expired without a response. */
export const quoteNotAnswered = (mailed: MailedCase): CaseMail =>
  notice(mailed, 'Quote expired', [`${who(mailed)}: the quote has expired without an answer.`]);

/** Returns the staff email about files that the customer added. */
export const filesAdded = (mailed: MailedCase, names: readonly string[]): CaseMail => ({
  ...notice(mailed, 'Files added', [
    `${who(mailed)}: files were added.${
      mailed.case.state === 'in-review' && mailed.case.dueAt !== null
        ? ` The quote is due by ${deadlineWords(mailed.case.dueAt)}.`
        : ''
    }`,
  ]),
  list: names,
});

/** Returns the email that forwards a customer’s message to staff. */
export const messageFromCustomer = (mailed: MailedCase, message: string): CaseMail =>
  notice(mailed, 'The customer wrote', [`${who(mailed)} wrote:`, message]);

/** Returns the staff email about the plan checker’s comments. */
export const planCheckerComments = (
  mailed: MailedCase,
  { message, names }: { readonly message: string; readonly names: readonly string[] },
): CaseMail => ({
  ...notice(mailed, 'Plan checker’s comments', [
    `${who(mailed)}: the plan checker has comments.${
      mailed.case.dueAt === null
        ? ''
        : ` An answer or a revised report is due by ${deadlineWords(mailed.case.dueAt)}.`
    }`,
    ...(message ? [message] : []),
  ]),
  list: names,
});

/** Returns the email about a payment that needs attention. */
export const paymentNeedsAttention = (mailed: MailedCase, cents: number, why: string): CaseMail =>
  notice(mailed, 'Payment needs attention', [`${who(mailed)}: ${formatCents(cents)} for the report. ${why}`]);

/**
 * Returns the email about malware in a customer’s file.
 * @param finding the scanner's name for the malware
 */
export const fileInfected = (reference: string, fileName: string, finding: string): CaseMail => ({
  subject: `A file is infected (${reference})`,
  paragraphs: [
    'Please ask the customer for a clean file: the virus scanner found something in one they sent. It’s quarantined and nobody can open it.',
    `File: ${fileName}\nFound: ${finding}`,
  ],
  linkWords: openInTools,
});
