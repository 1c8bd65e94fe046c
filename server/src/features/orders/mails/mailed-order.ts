import { type Order, orderPath } from '@title24/shared-domain/orders';

/** What mails tell of an order. */
export interface MailedOrder {
  readonly number: string;
  readonly projectNumber: string;
  readonly projectName: string;
  readonly customer: string;
  readonly order: Order;
}

/** The page of the customer. */
export function customerLink({ number }: MailedOrder): string {
  return orderPath(number);
}

/** The page of staff. */
export function deskLink({ number }: Pick<MailedOrder, 'number'>): string {
  return `/admin/orders?id=${encodeURIComponent(number)}`;
}

/** 'order P100245-1 for Hill house' */
export function orderWords({ number, projectName }: MailedOrder): string {
  return `order ${number} for ${projectName}`;
}
