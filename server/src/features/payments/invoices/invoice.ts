import {
  type CalendarDate,
  formatCalendarDate,
  type PaymentInstructions,
  paymentParagraphs,
} from '@title24/shared-domain';
import { type HelpSheet, paragraph } from '@title24/shared-domain/help-sheets';
import { formatCents, type InvoiceLine } from '@title24/shared-domain/orders';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';

/** An invoice as it is printed; once it is paid, the receipt. */
export interface Invoice {
  readonly number: string;
  readonly issuedOn: CalendarDate;
  /** Null for work that is charged to a saved card. */
  readonly dueOn: CalendarDate | null;
  readonly isOwed: boolean;
  /** The recipient, in lines. */
  readonly to: readonly string[];
  /** The work, such as 'Services, order P100245-1, Hill house'. */
  readonly subject: string;
  /** A rebate is a negative line that names its reason. */
  readonly lines: readonly InvoiceLine[];
  /** Whole cents. */
  readonly cents: number;
  /** How it was settled, such as 'Paid on December 1, 2026 by check, 1042'; null while it is unsettled. */
  readonly stamp: string | null;
}

const signed = (cents: number) => `${cents < 0 ? '−' : ''}${formatCents(Math.abs(cents))}`;

/** Returns an invoice as a sheet for its PDF. @param instructions how it is paid while it is owed */
export function invoiceSheet(
  { number, issuedOn, dueOn, isOwed, to, subject, lines, cents, stamp }: Invoice,
  instructions: PaymentInstructions,
): HelpSheet {
  const paragraphs = [
    `To: ${to.join(', ')}`,
    `Date: ${formatCalendarDate(issuedOn)}`,
    ...(dueOn !== null && stamp === null ? [`Please pay by: ${formatCalendarDate(dueOn)}`] : []),
  ];
  const rows = lines.map((line) => [line.words, signed(line.cents)]);
  const total = [isOwed ? 'Amount due' : 'Total', signed(cents)];
  return {
    title: `${stamp?.startsWith('Paid') ? 'Receipt' : 'Invoice'} ${number}`,
    lead: `For: ${subject}`,
    sections: [
      {
        heading: stamp ?? 'Details',
        blocks: [
          ...paragraphs.map(paragraph),
          {
            kind: 'table',
            caption: `What ${number} is for`,
            columns: ['For', 'Amount'],
            rows: [...rows, total],
          },
        ],
      },
      ...(isOwed
        ? [{ heading: 'How to pay', blocks: paymentParagraphs(instructions, number).map(paragraph) }]
        : []),
    ],
    prices: [],
  };
}

/** Identifies invoices as attachments of mails. */
export const invoiceAttachments = 'invoices';

/** Returns the PDF of an invoice as an attachment; it is made when the mail is delivered. */
export function attachedInvoice(number: string, name: 'Invoice' | 'Receipt'): MailAttachment {
  const mediaType = 'application/pdf';
  return { source: invoiceAttachments, id: number, name: `${name} ${number}.pdf`, mediaType };
}
