import { formatMoment, policy } from '@title24/shared-domain';
import {
  type ChargeKind,
  chargeNames,
  deadlineWords,
  formatCents,
  type OrderNoticeName,
} from '@title24/shared-domain/orders';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { deskLink, type MailedOrder, orderWords } from './mailed-order.ts';

const notice = (
  mailed: Pick<MailedOrder, 'number'>,
  subject: string,
  paragraphs: readonly string[],
): MailContent => ({ subject, paragraphs, link: deskLink(mailed) });

function dueWords({ order }: MailedOrder): string {
  const run = order.runs.at(-1);
  if (!run) return '';
  return run.rushDueAt === null
    ? `Due by ${deadlineWords(run.dueAt)} (Pacific time).`
    : `Rush: promised by ${formatMoment(run.rushDueAt)} Pacific time; due no later than ${deadlineWords(run.dueAt)} (Pacific time).`;
}

const isRush = ({ order }: MailedOrder) => order.runs.at(-1)?.rushDueAt != null;

/** Returns the staff email about a new order. The subject shows whether it is a rush order. */
export const newOrder = (mailed: MailedOrder): MailContent => ({
  ...notice(mailed, `${isRush(mailed) ? 'RUSH: ' : ''}New order ${mailed.number}`, [
    `${mailed.customer} placed ${orderWords(mailed)}. ${dueWords(mailed)}`,
  ]),
  list: mailed.order.total.lines.map(({ sku, name, quantity }) => `${sku} ${name} × ${quantity}`),
});

/** Returns the staff email about a resubmission, with the customer’s reply. */
export const resubmitted = (mailed: MailedOrder, reply: string): MailContent =>
  notice(mailed, `${isRush(mailed) ? 'RUSH: ' : ''}Submitted again: ${mailed.number}`, [
    `${mailed.customer} submitted ${orderWords(mailed)} again, round ${mailed.order.round}. ${dueWords(mailed)}`,
    ...(reply === '' ? [] : ['The customer wrote:', reply]),
  ]);

/** Returns the staff email about an order that the customer canceled free of charge. */
export const canceledByCustomer = (mailed: MailedOrder): MailContent =>
  notice(mailed, `Canceled: ${mailed.number}`, [
    `${mailed.customer} canceled ${orderWords(mailed)} free of charge. Please stop working on it.`,
  ]);

/** Returns the staff email about a cancellation request. */
export const cancellationRequested = (mailed: MailedOrder, reason: string): MailContent =>
  notice(mailed, `Asked to cancel: ${mailed.number}`, [
    `${mailed.customer} wants to cancel ${orderWords(mailed)}:`,
    reason,
    'Cancel it, or refuse and say why.',
  ]);

/** Returns the staff email about a lapsed order, with the proposed evaluation fee, if any. */
export const lapsedWithFee = (mailed: MailedOrder): MailContent => {
  const fee = mailed.order.charges.find(({ state }) => state === 'proposed');
  return notice(mailed, `No answer: ${mailed.number}${fee ? ', fee to confirm' : ''}`, [
    `${orderWords(mailed).replace(/^o/, 'O')} ended without an answer from ${mailed.customer}.`,
    fee
      ? `An evaluation fee of ${formatCents(fee.cents)} is proposed. Confirm or waive it; nothing is charged until then.`
      : 'No fee is proposed.',
  ]);
};

const notices: Partial<Record<OrderNoticeName, { readonly subject: string; readonly words: string }>> = {
  'due-today': { subject: 'Due today', words: 'is due today.' },
  'rush-soon': { subject: 'RUSH: due within the hour', words: 'is promised within the hour.' },
  'rush-missed': {
    subject: 'RUSH: missed',
    words: 'missed its rush promise. Rush service won’t be charged.',
  },
  'due-missed': {
    subject: 'LATE',
    words: `is late: the services now cost ${policy.orders.lateReportRebatePercent}% less.`,
  },
};

/** Returns the staff email about a promised deadline that is near or was missed. */
export const promiseWarning = (mailed: MailedOrder, name: OrderNoticeName): MailContent => {
  const { subject = 'Due', words = 'is due.' } = notices[name] ?? {};
  const reviewer =
    mailed.order.reviewer === null ? 'Nobody is reviewing it.' : `${mailed.order.reviewer} is reviewing it.`;
  return notice(mailed, `${subject}: ${mailed.number}`, [
    `${orderWords(mailed).replace(/^o/, 'O')} ${words} ${dueWords(mailed)} ${reviewer}`,
  ]);
};

/**
 * Returns the staff email about a payment that needs attention, for example because it was refused, is disputed, has no
 * outcome yet, or was refunded at the payment provider. `why` consists of complete sentences.
 */
export const paymentNeedsAttention = (
  mailed: Pick<MailedOrder, 'number' | 'projectName'>,
  { kind, cents, why }: { readonly kind: ChargeKind; readonly cents: number; readonly why: string },
): MailContent =>
  notice(mailed, `Payment needs attention: ${mailed.number}`, [
    `${formatCents(cents)} for ${chargeNames[kind]} (${orderWords(mailed)}). ${why}`,
  ]);

/** Returns the staff email about malware in a file that staff uploaded. */
export const reportInfected = (
  number: string,
  file: { readonly name: string },
  finding: string,
): MailContent =>
  notice({ number }, `Infected file: ${number}`, [
    `The virus scanner found ${finding} in ${file.name}, a file of order ${number}. Please remove it, check the computer it came from, and add a clean file. It’s quarantined: nobody can open it, and the order can’t be delivered with it.`,
  ]);
