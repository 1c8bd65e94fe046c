import { addDays, type CalendarDate } from '../time/calendar-date.ts';

const paymentDayKeys = ['termDays', 'remindBeforeDays', 'remindAfterDays'] as const;
export const paymentKeys = ['payee', 'checkAddress', 'transfer', ...paymentDayKeys] as const;

export type PaymentKey = (typeof paymentKeys)[number];

/**
 * How to pay invoices without a card, as the site's operator enters it. Not public, but shown to customers with an
 * invoice. Missing texts are ''. `checkAddress` and `transfer` (bank, routing and account number) can have several
 * lines. `termDays` is the number of days from the invoice to the last day of payment. For an unpaid invoice, the first
 * reminder is sent `remindBeforeDays` before that day, and the second `remindAfterDays` after it. The first is left out
 * if `termDays` is not greater than `remindBeforeDays`.
 */
export type PaymentInstructions = Readonly<Record<PaymentKey, string>>;

/** Payment instructions of a new site, which contain only numbers of days. */
export const neutralPaymentInstructions: PaymentInstructions = {
  payee: '',
  checkAddress: '',
  transfer: '',
  termDays: '30',
  remindBeforeDays: '3',
  remindAfterDays: '3',
};

/** Returns the entered number of days, or a new site's number if none is entered. */
export function paymentDays(instructions: PaymentInstructions, key: (typeof paymentDayKeys)[number]): number {
  return Number(instructions[key] || neutralPaymentInstructions[key]);
}

/** Returns an invoice's last day of payment. */
export function invoiceDueOn(instructions: PaymentInstructions, issuedOn: CalendarDate): CalendarDate {
  return addDays(issuedOn, paymentDays(instructions, 'termDays'));
}

/** Returns paragraphs on paying an invoice without a card. */
export function paymentParagraphs(
  { payee, checkAddress, transfer }: PaymentInstructions,
  invoiceNumber: string,
): string[] {
  const where = checkAddress.trim();
  const bank = transfer.trim();
  const to = payee.trim();
  const check = [
    ...(to || where ? [`By check${to ? ` payable to ${to}` : ''}${where ? ', mailed to:' : '.'}`] : []),
    ...(where ? [where] : []),
  ].join('\n');
  const ways = [...(check ? [check] : []), ...(bank ? [`By bank transfer (ACH):\n${bank}`] : [])];
  const number = `Give the number of the invoice: ${invoiceNumber}.`;
  return ways.length > 0
    ? [...ways, number]
    : [`You can pay by check or bank transfer. ${number} Write to us for our payment details.`];
}
