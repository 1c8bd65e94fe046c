import { type CalendarDate, formatCalendarDate, formatMoment, policy } from '@title24/shared-domain';
import { complianceNotes, type Registration } from '@title24/shared-domain/compliance';
import {
  type BusinessCalendar,
  type ChargeKind,
  type CorrectiveActionName,
  cancelUntil,
  chargeNames,
  correctiveActions,
  deadlineWords,
  deliveredThing,
  formatCents,
  invoiceLines,
  invoiceLineWords,
  invoiceNumber,
  invoiceSums,
  lateNotes,
  mailArrival,
  orderedLine,
  orUntilDelivery,
  type PaymentWay,
  paymentWords,
  refusalWords,
} from '@title24/shared-domain/orders';
import type { MailAttachment } from '../../../platform/mail/attachments.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import { attachedInvoice } from '../../payments/invoices/invoice.ts';
import { reminderSubject, reminderWords } from '../../payments/invoices/reminder-words.ts';
import { customerLink, invoiceLink, letter, type MailedOrder, orderWords } from './mailed-order.ts';

const pacific = (instant: string) => `${formatMoment(instant)} Pacific time`;
const hasRush = ({ order }: MailedOrder) => order.runs.some(({ rushDueAt }) => rushDueAt !== null);

function promiseWords({ order }: MailedOrder): string {
  const run = order.runs.at(-1);
  if (!run) return '';
  const rush = run.rushDueAt === null ? '' : ` Rush service: by ${pacific(run.rushDueAt)}.`;
  return `We’ll deliver, or tell you what the project needs, by ${deadlineWords(run.dueAt)} (Pacific time).${rush}`;
}

const answerLink = (mailed: MailedOrder) =>
  customerLink(
    mailed,
    mailed.order.state === 'unlocked' ? 'Submit or withdraw the revision' : 'See what’s needed and answer',
  );

/** Returns the email that confirms an order. */
export const orderReceived = (mailed: MailedOrder): MailContent => {
  const until = pacific(cancelUntil(mailed.order.submittedAt));
  return {
    ...letter(mailed, `We have received your order ${mailed.number}`, [
      `Thank you for your ${orderWords(mailed)}. ${promiseWords(mailed)}`,
      `You can cancel free of charge until ${until}${orUntilDelivery(hasRush(mailed))}.`,
      mailed.card === null
        ? 'We won’t charge you anything before delivery: you’ll get an invoice with the report. What you ordered:'
        : `We’ll charge your ${mailed.card} when we deliver the report, not before${mailed.order.total.mailingCents > 0 ? ', and for copies when we mail them' : ''}. What you ordered:`,
    ]),
    list: [
      ...mailed.order.total.lines.map(orderedLine).map(invoiceLineWords),
      `Total: ${formatCents(mailed.order.total.totalCents)}`,
    ],
    afterwards: [
      'The project is locked while we work on it. You can follow the progress on the order’s page.',
    ],
  };
};

/** Returns the email about a refused cancellation request. */
export const cancellationRefused = (mailed: MailedOrder, reason: string): MailContent =>
  letter(mailed, `Your order ${mailed.number} continues`, [
    `We couldn’t cancel ${orderWords(mailed)}, so it continues. The reason:`,
    reason,
    'A finished report may still be delivered and charged.',
  ]);

/** Returns the email that asks the customer to change a project. */
export const changesNeeded = (
  mailed: MailedOrder,
  { message, actions }: { readonly message: string; readonly actions: readonly CorrectiveActionName[] },
): MailContent => ({
  ...letter(mailed, `Your project needs changes (${mailed.number})`, [
    `Please change the project of ${orderWords(mailed)}, then submit it again. Our review found:`,
    message,
    ...(mailed.order.responseDueAt === null
      ? []
      : [
          `Please answer by ${deadlineWords(mailed.order.responseDueAt)} (Pacific time). If we don’t hear from you, the order ends then, and an evaluation fee may be due.`,
        ]),
    'What would help:',
  ]),
  list: actions.map((name) => correctiveActions[name].title),
  link: answerLink(mailed),
  afterwards: ['You can edit the project now. Our deadline starts over when you submit it again.'],
});

/** Returns the email that confirms a resubmission. */
export const resubmissionReceived = (mailed: MailedOrder): MailContent =>
  letter(mailed, `We have received your changes (${mailed.number})`, [
    `Thank you for your changes to ${orderWords(mailed)} (round ${mailed.order.round}). ${promiseWords(mailed)}`,
  ]);

/** Returns the email that reminds the customer to submit the requested changes or the revision. */
export const answerReminder = (mailed: MailedOrder, responseDueAt: string): MailContent => ({
  ...letter(mailed, `Please answer by ${deadlineWords(responseDueAt)} (${mailed.number})`, [
    mailed.order.state === 'unlocked'
      ? `Please submit your revision of ${orderWords(mailed)} by ${deadlineWords(responseDueAt)} (Pacific time). Otherwise we lock the project again as it was when the report was delivered. Nothing is charged for that.`
      : `Please answer by ${deadlineWords(responseDueAt)} (Pacific time): ${orderWords(mailed)} is waiting for your changes. If we don’t hear from you, it ends then, and an evaluation fee may be due.`,
  ]),
  link: answerLink(mailed),
  afterwards: ['Need more time? Reply to this email.'],
});

/**
 * Returns the email that gives the customer more time to respond.
 * @param isReopened whether the order had ended because the customer did not respond. If so, the email also mentions
 * any evaluation fee.
 */
export const moreTime = (
  mailed: MailedOrder,
  { responseDueAt, isReopened }: { readonly responseDueAt: string; readonly isReopened: boolean },
): MailContent => {
  const fee = mailed.order.charges.find(({ kind }) => kind === 'evaluation-fee');
  const feeWords =
    fee?.state === 'due'
      ? `The evaluation fee of ${formatCents(fee.cents)} stays due, as ${mailed.card === null ? `invoice ${invoiceNumber(mailed.number, fee.kind)} says` : 'we told you'}.`
      : 'No evaluation fee is due for now.';
  return {
    ...letter(mailed, `You have more time to answer (${mailed.number})`, [
      ...(isReopened ? [`We reopened ${orderWords(mailed)}. It picks up where it left off.`] : []),
      `${isReopened ? 'You' : `For ${orderWords(mailed)} you`} can now answer until ${deadlineWords(responseDueAt)} (Pacific time).`,
      ...(isReopened && fee ? [feeWords] : []),
    ]),
    link: answerLink(mailed),
  };
};

/** Returns the email about an order that ended because the customer did not respond. Mentions any evaluation fee. */
export const orderLapsed = (mailed: MailedOrder): MailContent => {
  const fee = mailed.order.charges.find(({ state }) => state === 'proposed');
  return letter(mailed, `Your order ${mailed.number} has ended`, [
    `We didn’t hear from you about ${orderWords(mailed)}, so it has ended. Your project is open again, with everything you entered.`,
    fee
      ? `We had already evaluated the project, so an evaluation fee of ${formatCents(fee.cents)} may be due. We’ll review that first, and ${mailed.card === null ? 'send you an invoice' : `charge your ${mailed.card}`} only if it is.`
      : 'Nothing is charged.',
    `If you still want the report, reply to this email within ${policy.orders.reopenDays} days and we can reopen the order.`,
  ]);
};

function complianceParagraphs({ order }: MailedOrder): string[] {
  if (order.compliance === null) return [];
  return complianceNotes(order.compliance, deliveredThing(order)).flatMap(({ title, paragraphs }) => [
    `${title}.`,
    ...paragraphs,
  ]);
}

/**
 * Returns the email that delivers the report or the results of partial runs.
 * @param files the delivered files to attach, or none if they are too large for an email
 * @param cover the cover sheet about compliance and registration, if there is one
 */
export const reportDelivered = (
  mailed: MailedOrder,
  files: readonly MailAttachment[],
  cover: readonly MailAttachment[],
): MailContent => {
  const { charges, kind } = mailed.order;
  const due = charges.find(
    (charge) => (charge.kind === 'services' || charge.kind === 'revision-fee') && charge.state === 'due',
  );
  const isPartial = kind === 'partial-run';
  const whereItIs =
    files.length > 0
      ? `${isPartial ? 'are' : 'is'} attached. You can also download ${isPartial ? 'them' : 'it'} any time on the order’s page.`
      : `${isPartial ? 'are' : 'is'} ready to download on the order’s page. The ${isPartial ? 'files are' : 'file is'} too large for an email.`;
  return {
    ...letter(mailed, `Your ${isPartial ? 'results are' : 'report is'} here (${mailed.number})`, [
      `${isPartial ? 'The results' : 'The report'} of ${orderWords(mailed)} ${whereItIs}`,
      ...complianceParagraphs(mailed),
      ...lateNotes(mailed.order),
      due
        ? mailed.card === null
          ? `${formatCents(due.cents)} is due. You’ll get the invoice in a separate email.`
          : `We’re now charging ${formatCents(due.cents)} to your ${mailed.card}. You’ll get the receipt in a separate email.`
        : 'Nothing is charged.',
    ]),
    attachments: [...cover, ...files],
    link: customerLink(mailed, 'Download the files'),
  };
};

/** Returns the email about a report's registration that staff recorded. */
export const reportRegistered = (mailed: MailedOrder, { number }: Registration): MailContent =>
  letter(mailed, `Your report is registered: ${number} (${mailed.number})`, [
    `About ${orderWords(mailed)}:`,
    ...complianceParagraphs(mailed),
  ]);

function mailingInvoiceWords({ order, card }: MailedOrder): string[] {
  const due = order.charges.find(({ kind, state }) => kind === 'mailing' && state === 'due');
  if (due && card !== null) {
    return [
      `We’re now charging ${formatCents(due.cents)} for them to your ${card}. You’ll get the receipt in a separate email.`,
    ];
  }
  return due
    ? [`${formatCents(due.cents)} is due for them. You’ll get the invoice in a separate email.`]
    : [];
}

/** Returns the email about printed copies that were mailed. */
export const copiesMailed = (
  mailed: MailedOrder,
  {
    mailedAt,
    trackingNumber,
    calendar,
  }: { mailedAt: string; trackingNumber: string; calendar: BusinessCalendar },
): MailContent =>
  letter(mailed, `Your copies are in the mail (${mailed.number})`, [
    `The printed copies of ${orderWords(mailed)} are in the mail. They should arrive by ${formatCalendarDate(mailArrival(mailedAt, hasRush(mailed), calendar))}.`,
    ...(trackingNumber === '' ? [] : [`Tracking number: ${trackingNumber}`]),
    ...mailingInvoiceWords(mailed),
  ]);

/** Returns the email about a canceled order, with the evaluation fee, if any. */
export const orderCanceled = (mailed: MailedOrder, reason: string): MailContent => {
  const fee = mailed.order.charges.find(({ state }) => state === 'due');
  return letter(mailed, `Your order ${mailed.number} was canceled`, [
    `${orderWords(mailed).replace(/^o/, 'O')} was canceled.`,
    ...(reason === '' ? [] : [reason]),
    fee
      ? `An evaluation fee of ${formatCents(fee.cents)} is due, ${mailed.card === null ? `by invoice ${invoiceNumber(mailed.number, fee.kind)}, which you’ll get in a separate email` : `and is charged to your ${mailed.card}`}.`
      : 'Nothing is charged.',
    mailed.order.kind === 'revision'
      ? 'The project is back to the way it was when the report was delivered.'
      : 'Your project is open again, with everything you entered.',
  ]);
};

/** Returns the email about a delivered project that staff unlocked for a revision. */
export const projectUnlocked = (mailed: MailedOrder, reason: string): MailContent => {
  const { total, responseDueAt } = mailed.order;
  const fee =
    total.totalCents > 0
      ? `The revision costs ${formatCents(total.totalCents)}. You accept that when you submit it, and you’re charged when we deliver it.`
      : 'The revision is free of charge.';
  return {
    ...letter(mailed, `Your project is unlocked for a revision (${mailed.number})`, [
      `You can now revise ${mailed.projectName}: we unlocked the project.`,
      reason,
      fee,
      ...(responseDueAt === null
        ? []
        : [
            `Please submit it by ${deadlineWords(responseDueAt)} (Pacific time). Otherwise we lock the project again as it was when the report was delivered.`,
          ]),
    ]),
    link: answerLink(mailed),
  };
};

/** Returns the email about a revision that ended without a delivery and is not charged. */
export const projectLocked = (mailed: MailedOrder): MailContent =>
  letter(mailed, `Your project is locked again (${mailed.number})`, [
    `The revision ${mailed.number} of ${mailed.projectName} has ended. The project is back to the way it was when the report was delivered, and nothing is charged.`,
  ]);

interface DueInvoice {
  readonly kind: ChargeKind;
  readonly cents: number;
  /** Last day for payment. */
  readonly dueOn: CalendarDate;
  /** Payment instructions, one paragraph per item. */
  readonly howToPay: readonly string[];
}

/** Returns the email with the invoice for a charge. */
export const invoice = (mailed: MailedOrder, { kind, cents, dueOn, howToPay }: DueInvoice): MailContent => {
  const number = invoiceNumber(mailed.number, kind);
  return {
    ...letter(mailed, `Invoice ${number}`, [
      `Please pay ${formatCents(cents)} by ${formatCalendarDate(dueOn)} for ${orderWords(mailed)}: ${chargeNames[kind]}.`,
      ...howToPay,
    ]),
    list: [
      ...invoiceLines(mailed.order, { kind, cents }),
      ...invoiceSums({ state: 'due', cents, refundedCents: 0 }),
    ].map(invoiceLineWords),
    link: invoiceLink(mailed, 'View and print the invoice'),
    attachments: [attachedInvoice(number, 'Invoice')],
  };
};

/** Returns the email that reminds the customer of an invoice, before or after its due date. */
export const invoiceReminder = (
  mailed: MailedOrder,
  { kind, cents, dueOn, howToPay, isPastDue }: DueInvoice & { readonly isPastDue: boolean },
): MailContent => {
  const number = invoiceNumber(mailed.number, kind);
  return {
    ...letter(mailed, reminderSubject(number, dueOn, isPastDue), [
      reminderWords({ number, cents, dueOn, isPastDue }),
      `It is for ${orderWords(mailed)}: ${chargeNames[kind]}.`,
      ...howToPay,
    ]),
    link: invoiceLink(mailed, 'View and print the invoice'),
    attachments: [attachedInvoice(number, 'Invoice')],
  };
};

/** Returns the email that confirms a payment. */
export const paymentReceived = (
  mailed: MailedOrder,
  {
    kind,
    cents,
    ...payment
  }: {
    readonly kind: ChargeKind;
    readonly cents: number;
    readonly paidOn: CalendarDate;
    readonly way: PaymentWay;
    readonly reference: string;
  },
): MailContent => ({
  ...letter(mailed, `We have received your payment (${mailed.number})`, [
    `Thank you. Invoice ${invoiceNumber(mailed.number, kind)} for ${chargeNames[kind]} is paid.`,
    `${paymentWords(payment)}: ${formatCents(cents)}.`,
  ]),
  link: invoiceLink(mailed, 'View and print the receipt'),
  attachments: [attachedInvoice(invoiceNumber(mailed.number, kind), 'Receipt')],
});

/**
 * Returns the email about a card that could not be charged.
 * @param failed the failed payment. `reason` is a CardRefusal or another code of the payment provider. `nextTryAt` is
 * null if the site will not try again.
 */
export const paymentFailed = (
  mailed: MailedOrder,
  failed: {
    readonly kind: ChargeKind;
    readonly cents: number;
    readonly card: string | null;
    readonly reason: string;
    readonly nextTryAt: string | null;
  },
): MailContent => ({
  ...letter(mailed, `Your payment didn’t go through (${mailed.number})`, [
    `We couldn’t charge ${formatCents(failed.cents)} for ${chargeNames[failed.kind]} (${orderWords(mailed)}). ${refusalWords(failed.reason, failed.card)}`,
    'Please pay with this card or another one. You can still download what we delivered.',
    ...(failed.nextTryAt === null
      ? []
      : [`If you do nothing, we’ll try the same card again on ${pacific(failed.nextTryAt)}.`]),
  ]),
  link: invoiceLink(mailed, 'Pay now'),
  afterwards: ['You can’t place another order until this one is paid.'],
});

/** Returns the email about a refund. */
export const paymentRefunded = (
  mailed: MailedOrder,
  { kind, cents, reason }: { kind: ChargeKind; cents: number; reason: string },
): MailContent =>
  letter(mailed, `We’re refunding ${formatCents(cents)} (${mailed.number})`, [
    `We’re refunding ${formatCents(cents)} of what you paid for ${chargeNames[kind]} (${orderWords(mailed)}). The money goes back the way you paid.`,
    reason,
  ]);

/** Returns the email about a waived charge. */
export const chargeWaived = (
  mailed: MailedOrder,
  { kind, cents, reason }: { kind: ChargeKind; cents: number; reason: string },
): MailContent =>
  letter(mailed, `Nothing to pay for ${chargeNames[kind]} (${mailed.number})`, [
    `You don’t have to pay the ${formatCents(cents)} for ${chargeNames[kind]} (${orderWords(mailed)}).`,
    reason,
  ]);
