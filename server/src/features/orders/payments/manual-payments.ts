import { formatCents, invoiceNumber } from '@title24/shared-domain/orders';
import { PaymentRefusedError } from '../../payments/refusing.ts';
import { invoice } from '../mails/customer-mails.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';
import type { Payments } from './payments.ts';

/** Payment by invoice: invoices are mailed, and staff record payments. No card is requested or stored. */
export function manualPayments(mailer: Pick<OrderMailer, 'toCustomer'>): Payments {
  return {
    takesCards: false,
    prepare: async () => ({
      url: null,
      words: 'There’s nothing to pay now. You’ll get an invoice with the report.',
    }),
    draftPayment: async () => null,
    fallDue: (transaction, to, order, { kind, cents }) =>
      mailer.toCustomer(transaction, to, invoice(order, kind, cents)),
    payLink: async ({ number }, { kind, cents }) => ({
      url: null,
      words: `Please pay ${formatCents(cents)} by check or bank transfer, and include the invoice number: ${invoiceNumber(number, kind)}. Reply to the invoice if you need our details for that.`,
    }),
    look: async () => undefined,
    release: async () => undefined,
    retry: async () => {
      throw new PaymentRefusedError(
        'This charge is paid by invoice, so there is nothing to try again. Record the payment when it arrives.',
      );
    },
    // Payments by check or transfer are refunded the same way, manually, and recorded.
    refund: async () => undefined,
    preview: (other) => manualPayments(other),
  };
}
