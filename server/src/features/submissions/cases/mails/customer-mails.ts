import { type CalendarDate, formatCalendarDate, policy } from '@title24/shared-domain';
import {
  caseInvoiceNumber,
  deliveryWords,
  paymentOnDelivery,
  type Quote,
  quoteTotalCents,
  type SentQuote,
} from '@title24/shared-domain/cases';
import { complianceNotes, type Registration } from '@title24/shared-domain/compliance';
import { deadlineWords, formatCents } from '@title24/shared-domain/orders';
import { attachedInvoice } from '../../../payments/invoices/invoice.ts';
import { attachedCover } from '../../../report-covers/cover-sheet.ts';
import { caseCovers } from './case-covers.ts';
import type { CaseMail } from './case-mailer.ts';
import { cardWords, letter, type MailedCase, project } from './mailed-case.ts';

const by = (dueAt: string | null) => (dueAt === null ? '' : ` by ${deadlineWords(dueAt)} (Pacific time)`);

/** Returns the email that requests files needed for the quote. */
export const filesNeeded = (mailed: MailedCase, message: string): CaseMail => ({
  ...letter(mailed, 'We need more files for your quote', [
    `To quote ${project(mailed)}, we need more from you:`,
    message,
  ]),
  linkWords: 'Add the files',
  afterwards: [
    `Once they’re here, you’ll get the quote within ${policy.fullService.quoteDueBusinessDays} business days.`,
  ],
});

/** Returns the email that confirms received files. */
export const filesReceived = (mailed: MailedCase, names: readonly string[]): CaseMail => ({
  ...letter(mailed, 'We have your files', [`Thank you. These files for ${project(mailed)} have arrived:`]),
  list: names,
});

function quotePoints(quote: Quote): string[] {
  return [
    ...quote.lines.map(({ name, cents }) => `${name}: ${formatCents(cents)}`),
    `Total: ${formatCents(quoteTotalCents(quote))}`,
  ];
}

/** Returns the email with the complete quote. */
export const quoteReady = (mailed: MailedCase, quote: SentQuote): CaseMail => ({
  ...letter(mailed, `Your quote is ready: ${formatCents(quoteTotalCents(quote))}`, [
    `Here is our firm quote for ${project(mailed)}. It covers:`,
    quote.scope,
    ...(quote.missing ? [`We still need from you: ${quote.missing}`] : []),
    `We’ll deliver the report ${deliveryWords(quote.delivery)}. This quote is good through ${formatCalendarDate(quote.validUntil)}.`,
  ]),
  list: quotePoints(quote),
  linkWords: 'Read and accept the quote',
  afterwards: [
    paymentOnDelivery({ acceptsCards: mailed.takesCards }),
    'You can also decline the quote or ask about it on that page.',
  ],
});

/** Returns the email that confirms an accepted quote, with the delivery date. */
export const quoteAccepted = (mailed: MailedCase, quote: SentQuote): CaseMail => ({
  ...letter(mailed, 'You accepted our quote', [
    `Thank you for ordering the report for ${project(mailed)}. We deliver it${by(mailed.case.dueAt)}. What you accepted:`,
  ]),
  list: quotePoints(quote),
  afterwards: [paymentOnDelivery({ acceptsCards: mailed.takesCards })],
});

/** Returns the email that confirms a declined quote. */
export const quoteDeclined = (mailed: MailedCase): CaseMail =>
  letter(mailed, 'You declined our quote', [
    `You declined our quote for ${project(mailed)}. Nothing is charged. If you change your mind, or the project changes, write to us on the page of your project.`,
  ]);

/** Returns the email about an expired quote. */
export const quoteExpired = (mailed: MailedCase): CaseMail =>
  letter(mailed, 'Our quote has expired', [
    `Our quote for ${project(mailed)} has expired, and nothing is charged. If you still need the report, write to us on the page of your project, and we’ll send you a new quote.`,
  ]);

interface InvoiceTerms {
  /** Day by which the invoice must be paid. */
  readonly dueOn: CalendarDate;
  /** Payment instructions, one paragraph per item. */
  readonly howToPay: readonly string[];
}

/** Returns the email about a delivered report. Only the email about the first version has the invoice. */
export const reportDelivered = (
  mailed: MailedCase,
  message: string,
  /** Terms of the invoice, or null for a later version of the report. */
  terms: InvoiceTerms | null,
): CaseMail => {
  const isFirst = terms !== null;
  const words = isFirst
    ? `The report for ${project(mailed)} is finished. Download it on the page of your project.`
    : `We have revised the report for ${project(mailed)}, free of charge. Download the new version on the page of your project.`;
  return {
    ...letter(mailed, isFirst ? 'Your report is ready' : 'Your revised report is ready', [
      words,
      ...complianceParagraphs(mailed),
      ...(message ? [message] : []),
    ]),
    attachments: [
      ...attachedCover(caseCovers, {
        number: mailed.reference,
        thing: 'report',
        compliance: mailed.case.compliance,
      }),
      ...(isFirst && mailed.case.invoice
        ? [attachedInvoice(caseInvoiceNumber(mailed.reference), 'Invoice')]
        : []),
    ],
    linkWords: 'Download the report',
    afterwards: [
      ...(terms ? invoiceWords(mailed, terms) : []),
      'If the plan checker has comments, send them to us on the same page. We fix our own errors free of charge.',
    ],
  };
};

function complianceParagraphs({ case: { compliance } }: MailedCase): string[] {
  if (compliance === null) return [];
  return complianceNotes(compliance).flatMap(({ title, paragraphs }) => [`${title}.`, ...paragraphs]);
}

/** Returns the email about a registration that staff recorded. */
export const reportRegistered = (mailed: MailedCase, { number }: Registration): CaseMail =>
  letter(mailed, `Your report is registered: ${number}`, [
    `About ${project(mailed)}:`,
    ...complianceParagraphs(mailed),
  ]);

function invoiceWords(mailed: MailedCase, { dueOn, howToPay }: InvoiceTerms): string[] {
  const { quote, rebateCents, invoice } = mailed.case;
  if (quote === null || invoice === null) return [];
  const { cents } = invoice;
  const price =
    rebateCents > 0
      ? `The report is late, so our terms take ${formatCents(rebateCents)} off the price: you pay ${formatCents(cents)}.`
      : `The price is ${formatCents(cents)}, as quoted.`;
  const number = caseInvoiceNumber(mailed.reference);
  const wanted = `Please pay invoice ${number}, which is attached, by ${formatCalendarDate(dueOn)}.`;
  return [price, [wanted, ...cardWords(mailed, cents)].join(' '), ...howToPay];
}

/** Returns the email that confirms the receipt of the plan checker’s comments. */
export const commentsReceived = (mailed: MailedCase, names: readonly string[]): CaseMail => ({
  ...letter(mailed, 'We have the plan checker’s comments', [
    `Thank you for the plan checker’s comments on ${project(mailed)}. You get an answer or a revised report${by(mailed.case.dueAt)}.`,
    ...(names.length > 0 ? ['With these files:'] : []),
  ]),
  list: names,
});

/** Returns the email with the staff’s answer to the plan checker’s comments. */
export const commentsAnswered = (mailed: MailedCase, message: string): CaseMail => ({
  ...letter(mailed, 'About the plan checker’s comments', [
    `About the plan checker’s comments on ${project(mailed)}:`,
    message,
  ]),
  linkWords: 'Answer on the page of your project',
});

/** Returns the email with a staff message about the project. */
export const messageToCustomer = (mailed: MailedCase, message: string): CaseMail => ({
  ...letter(mailed, 'A message about your project', [`About ${project(mailed)}:`, message]),
  linkWords: 'Answer on the page of your project',
});

/** Returns the email about a case that staff closed. */
export const caseClosed = (mailed: MailedCase, message: string): CaseMail =>
  letter(mailed, 'We closed your project', [`We closed ${project(mailed)}:`, message]);

/** Returns the email with a new link to the case page. Earlier links no longer work. */
export const linkReplaced = (mailed: MailedCase): CaseMail =>
  letter(mailed, 'A new link to your project', [
    `This is a new link to the page of ${project(mailed)}. Links in earlier mails no longer work.`,
  ]);
