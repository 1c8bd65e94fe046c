import { addDays, type CalendarDate } from '../time/calendar-date.ts';

const paymentDayKeys = ['termDays', 'remindBeforeDays', 'remindAfterDays'] as const;
export const paymentKeys = ['payee', 'checkAddress', 'transfer', ...paymentDayKeys] as const;

export type PaymentKey = (typeof paymentKeys)[number];

/**
 * How invoices are paid without a card, as stated by the people who run the site; '' for anything not stated.
 * `checkAddress` and `transfer` (bank, routing and account number) may have several lines; `termDays` is the number of
 * days from the invoice to the last day of payment; the other numbers are the days before and after that day on which a
 * customer who has not paid is reminded. Only customers with an invoice see them.
 */
export type PaymentInstructions = Readonly<Record<PaymentKey, string>>;

/** Initial instructions of a site: only the days are stated. */
export const neutralPaymentInstructions: PaymentInstructions = {
  payee: '',
  checkAddress: '',
  transfer: '',
  termDays: '30',
  remindBeforeDays: '3',
  remindAfterDays: '3',
};

/** Returns the stated days, or the initial ones. */
export function paymentDays(instructions: PaymentInstructions, key: (typeof paymentDayKeys)[number]): number {
  return Number(instructions[key] || neutralPaymentInstructions[key]);
}

/** Returns the last day of payment of an invoice. */
export function invoiceDueOn(instructions: PaymentInstructions, issuedOn: CalendarDate): CalendarDate {
  return addDays(issuedOn, paymentDays(instructions, 'termDays'));
}

/** Returns how an invoice is paid without a card, in paragraphs. */
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
