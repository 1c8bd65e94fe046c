import type { CalendarDate, PaymentInstructions } from '@title24/shared-domain';
import type { InvoiceLine } from '@title24/shared-domain/orders';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';

/** The data of a printed invoice, or of a receipt once the invoice is paid. */
export interface Invoice {
  readonly number: string;
  readonly issuedOn: CalendarDate;
  /** Last day for payment, or null for work that is charged to a saved card. */
  readonly dueOn: CalendarDate | null;
  readonly isOwed: boolean;
  /** Name and address of the recipient, in lines. */
  readonly to: readonly string[];
  /** The invoiced work, such as 'Services, order P100245-1, Hill house'. */
  readonly subject: string;
  /** Invoice lines. A rebate is a negative line that states its reason. */
  readonly lines: readonly InvoiceLine[];
  /** Whole cents. */
  readonly cents: number;
  /** Settlement, such as 'Paid on December 1, 2026 by check, 1042', or null if the invoice is not settled. */
  readonly stamp: string | null;
}

/** An invoice with data from the site's configuration. */
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

/** Name of the attachment source that supplies invoices for emails. */
export const invoiceAttachments = 'invoices';

/** Returns an attachment with the PDF of an invoice, which is generated when the email is delivered. */
export function attachedInvoice(number: string, name: 'Invoice' | 'Receipt'): MailAttachment {
  const mediaType = 'application/pdf';
  return { source: invoiceAttachments, id: number, name: `${name} ${number}.pdf`, mediaType };
}
