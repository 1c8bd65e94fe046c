import { type Order, orderPath } from '@title24/shared-domain/orders';

/** What mails tell of an order. */
export interface MailedOrder {
  readonly number: string;
  readonly projectNumber: string;
  readonly projectName: string;
  readonly customer: string;
  readonly order: Order;
  /** The card that is charged, such as 'Visa ending in 4242'; null where invoices are sent. */
  readonly card: string | null;
}

/** The one link of a mail. */
export interface MailLink {
  /** Of this site. */
  readonly path: string;
  /** What the reader finds there, or does. */
  readonly words: string;
}

/** The page of the customer. */
export function customerLink({ number }: MailedOrder, words = 'Open your order'): MailLink {
  return { path: orderPath(number), words };
}

/** The invoices and receipts of the customer. */
export function invoiceLink({ number }: MailedOrder, words: string): MailLink {
  return { path: `${orderPath(number)}/pay`, words };
}

/** The page of staff. */
export function deskLink({ number }: Pick<MailedOrder, 'number'>): MailLink {
  return { path: `/admin/orders?id=${encodeURIComponent(number)}`, words: 'Open it at the desk' };
}

/** 'order P100245-1 for Hill house' */
export function orderWords({ number, projectName }: Pick<MailedOrder, 'number' | 'projectName'>): string {
  return `order ${number} for ${projectName}`;
}
