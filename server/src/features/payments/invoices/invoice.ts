import type { CalendarDate, PaymentInstructions } from '@title24/shared-domain';
import type { InvoiceLine } from '@title24/shared-domain/orders';
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

/** An invoice with its data from the site's configuration. */
export interface PrintedInvoice {
  readonly invoice: Invoice;
  readonly company: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
  };
  readonly instructions: PaymentInstructions;
}

/** Identifies invoices as attachments of mails. */
export const invoiceAttachments = 'invoices';

/** Returns the PDF of an invoice as an attachment; it is made when the mail is delivered. */
export function attachedInvoice(number: string, name: 'Invoice' | 'Receipt'): MailAttachment {
  const mediaType = 'application/pdf';
  return { source: invoiceAttachments, id: number, name: `${name} ${number}.pdf`, mediaType };
}
