import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import type { PaymentInstructions } from './site-configuration.schema.ts';

const paymentDayKeys = ['termDays', 'remindBeforeDays', 'remindAfterDays'] as const;
export const paymentKeys = ['payee', 'checkAddress', 'transfer', ...paymentDayKeys] as const;

export type PaymentKey = (typeof paymentKeys)[number];

/** Payment instructions of a new site, which contain only numbers of days. */
export const neutralPaymentInstructions: PaymentInstructions = {
  payee: '',
  checkAddress: '',
  transfer: '',
  termDays: '30',
  remindBeforeDays: '3',
  remindAfterDays: '3',
};

/** Returns the entered number of days, or the default if none is entered. */
export function paymentDays(instructions: PaymentInstructions, key: (typeof paymentDayKeys)[number]): number {
  return Number(instructions[key] || neutralPaymentInstructions[key]);
}

/** Returns the last day to pay an invoice. */
export function invoiceDueOn(instructions: PaymentInstructions, issuedOn: CalendarDate): CalendarDate {
  return addDays(issuedOn, paymentDays(instructions, 'termDays'));
}

/**
 * Returns a paragraph for each way to pay without a card: by check, unless the payee or the address is empty, and by
 * bank transfer, unless its instructions are empty.
 */
export function completePaymentWays({ payee, checkAddress, transfer }: PaymentInstructions): string[] {
  const [to, where, bank] = [payee.trim(), checkAddress.trim(), transfer.trim()];
  return [
    ...(to && where ? [`By check payable to ${to}, mailed to:\n${where}`] : []),
    ...(bank ? [`By bank transfer (ACH):\n${bank}`] : []),
  ];
}

/** Returns paragraphs on paying an invoice without a card. */
export function paymentParagraphs(instructions: PaymentInstructions, invoiceNumber: string): string[] {
  const ways = completePaymentWays(instructions);
  const number = `Give the number of the invoice: ${invoiceNumber}.`;
  return ways.length > 0
    ? [...ways, number]
    : [`You can pay by check or bank transfer. ${number} Write to us for our payment details.`];
}
