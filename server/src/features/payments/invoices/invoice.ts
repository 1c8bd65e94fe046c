import {
  type CalendarDate,
  formatCalendarDate,
  type PaymentInstructions,
  paymentParagraphs,
} from '@title24/shared-domain';
import { type HelpSheet, paragraph } from '@title24/shared-domain/help-sheets';
import { formatCents, type InvoiceLine } from '@title24/shared-domain/orders';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';

/** The data of a printed invoice, which becomes a receipt once the invoice is paid. */
export interface Invoice {
  readonly number: string;
  readonly issuedOn: CalendarDate;
  /** Last payment day, or null if there is none, for example for work charged to a saved card. */
  readonly dueOn: CalendarDate | null;
  readonly isOwed: boolean;
  /** Name and address lines of the recipient. */
  readonly to: readonly string[];
  /** The invoiced work, such as 'Services, order P100245-1, Hill house'. */
  readonly subject: string;
  /** A rebate is a line with a negative amount and its reason. */
  readonly lines: readonly InvoiceLine[];
  /** Whole cents. */
  readonly cents: number;
  /** How the invoice was settled, such as 'Paid on December 1, 2026 by check, 1042', or null if it is not settled. */
  readonly stamp: string | null;
}

const signed = (cents: number) => `${cents < 0 ? '−' : ''}${formatCents(Math.abs(cents))}`;

/**
 * Returns an invoice to typeset as a PDF.
 * @param instructions how to pay the invoice if it is unpaid
 */
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

/** Name of the attachment source that loads invoices for emails and downloads. */
export const invoiceAttachments = 'invoices';

/**
 * Returns an attachment with an invoice's PDF, which is generated when the email is delivered or the PDF is downloaded.
 */
export function attachedInvoice(number: string, name: 'Invoice' | 'Receipt'): MailAttachment {
  const mediaType = 'application/pdf';
  return { source: invoiceAttachments, id: number, name: `${name} ${number}.pdf`, mediaType };
}
