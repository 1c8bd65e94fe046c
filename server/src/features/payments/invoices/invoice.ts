import { type HelpSheet, paragraph } from '@title24/shared-domain/help-sheets';
import { formatCents, type Invoice } from '@title24/shared-domain/orders';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';

/** Converts an invoice to a sheet that can be typeset as a PDF. */
export function invoiceSheet(invoice: Invoice): HelpSheet {
  const { title, facts, caption, columns, lines, sums, howToPay, notes } = invoice;
  const rows = [...lines, ...sums].map(({ words, cents }) => [words, formatCents(cents)]);
  return {
    title,
    lead: facts.map(([term, words]) => `${term}: ${words.replaceAll('\n', ', ')}`).join('\n'),
    sections: [
      {
        heading: 'Details',
        blocks: [{ kind: 'table', caption, columns, rows }, ...notes.map(paragraph)],
      },
      ...(howToPay.length > 0 ? [{ heading: 'How to pay', blocks: howToPay.map(paragraph) }] : []),
    ],
    prices: [],
  };
}

/** Name of the attachment source that loads invoices, both for emails and for downloads. */
export const invoiceAttachments = 'invoices';

/**
 * Returns an attachment with an invoice's PDF, which is generated when the email is delivered or the PDF is downloaded.
 */
export function attachedInvoice(number: string, name: 'Invoice' | 'Receipt'): MailAttachment {
  const mediaType = 'application/pdf';
  return { source: invoiceAttachments, id: number, name: `${name} ${number}.pdf`, mediaType };
}
