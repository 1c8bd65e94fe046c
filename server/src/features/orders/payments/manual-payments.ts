import { formatCents, invoiceNumber } from '@title24/shared-domain/orders';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { howToPay } from '../../configuration/payment-instructions.ts';
import { setDeadline } from '../../payments/invoices/invoice-deadlines.ts';
import { PaymentRefusedError } from '../../payments/refusing.ts';
import { invoice } from '../mails/customer-mails.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';
import type { Payments } from './payments.ts';

export interface InvoiceNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Pick<OrderMailer, 'toCustomer'>;
}

/**
 * Returns the invoice payment method: invoices are emailed, and staff record the payments. No card is requested or
 * stored.
 */
export function manualPayments({ database, clock, mailer }: InvoiceNeeds): Payments {
  return {
    takesCards: false,
    prepare: async () => ({
      url: null,
      words: 'There’s nothing to pay now. You’ll get an invoice with the report.',
    }),
    draftPayment: async () => null,
    async fallDue(transaction, to, order, { id, kind, cents }) {
      const dueOn = await setDeadline(transaction, id, clock.now());
      const ways = await howToPay(transaction, invoiceNumber(order.number, kind));
      await mailer.toCustomer(transaction, to, invoice(order, { kind, cents, dueOn, howToPay: ways }));
    },
    async payLink({ number }, { kind, cents }) {
      const ways = await howToPay(database, invoiceNumber(number, kind));
      return { url: null, words: [`Please pay ${formatCents(cents)}.`, ...ways].join('\n') };
    },
    recordPagePayments: async () => undefined,
    release: async () => undefined,
    retry: async () => {
      throw new PaymentRefusedError(
        'This charge is paid by invoice, so there is nothing to try again. Record the payment when it arrives.',
      );
    },
    // Nothing to do: staff refund payments manually, by check or transfer, and record the refund.
    refund: async () => undefined,
    preview: (other) => manualPayments({ database, clock, mailer: other }),
  };
}
