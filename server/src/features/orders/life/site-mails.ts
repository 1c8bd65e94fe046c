import { orderLapsed, projectLocked } from '../mails/customer-mails.ts';
import type { MailedOrder } from '../mails/mailed-order.ts';
import { lapsedWithFee } from '../mails/staff-mails.ts';
import type { EventMails } from './order-work.ts';

/** Mails about events that the site triggers at deadlines of an order. */
export function siteMails(event: 'lapse' | 'relock', mailed: MailedOrder): EventMails {
  if (mailed.order.kind === 'revision' || event === 'relock') return { toCustomer: projectLocked(mailed) };
  return { toCustomer: orderLapsed(mailed), toStaff: lapsedWithFee(mailed) };
}
