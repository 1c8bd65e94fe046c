import { type Order, orderPath } from '@title24/shared-domain/orders';
import type { MailLink } from '../../../platform/mail/mail-content.ts';

/** An order as mails describe it. */
export interface MailedOrder {
  readonly number: string;
  readonly projectNumber: string;
  readonly projectName: string;
  readonly customer: string;
  readonly order: Order;
  /** The card that is charged, such as 'Visa ending in 4242'; null for payment by invoice. */
  readonly card: string | null;
}

/** Link to the customer's page. */
export function customerLink({ number }: MailedOrder, words = 'Open your order'): MailLink {
  return { path: orderPath(number), words };
}

/** Link to the customer's invoices and receipts. */
export function invoiceLink({ number }: MailedOrder, words: string): MailLink {
  return { path: `${orderPath(number)}/pay`, words };
}

/** Link to the staff's page. */
export function deskLink({ number }: Pick<MailedOrder, 'number'>): MailLink {
  return { path: `/admin/orders?id=${encodeURIComponent(number)}`, words: 'Open it at the desk' };
}

/** Describes an order, such as 'order P100245-1 for Hill house'. */
export function orderWords({ number, projectName }: Pick<MailedOrder, 'number' | 'projectName'>): string {
  return `order ${number} for ${projectName}`;
}
