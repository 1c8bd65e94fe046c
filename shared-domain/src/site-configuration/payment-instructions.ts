import { addDays, type CalendarDate } from '../time/calendar-date.ts';

const paymentDayKeys = ['termDays', 'remindBeforeDays', 'remindAfterDays'] as const;
export const paymentKeys = ['payee', 'checkAddress', 'transfer', ...paymentDayKeys] as const;

export type PaymentKey = (typeof paymentKeys)[number];

/**
 * Instructions for paying invoices without a card, entered by the people who run the site. Missing instructions are
 * ''. Only customers with an invoice see them. `checkAddress` and `transfer` (bank, routing and account number) may
 * have several lines. `termDays` is the number of days from the invoice to the last day of payment. The other numbers
 * are the days before and after that last day on which customers who have not paid get reminders.
 */
export type PaymentInstructions = Readonly<Record<PaymentKey, string>>;

/** Instructions of a new site, which contain only the numbers of days. */
export const neutralPaymentInstructions: PaymentInstructions = {
  payee: '',
  checkAddress: '',
  transfer: '',
  termDays: '30',
  remindBeforeDays: '3',
  remindAfterDays: '3',
};

/** Returns a number of days from the instructions. If the number is missing, returns the number that a new site has. */
export function paymentDays(instructions: PaymentInstructions, key: (typeof paymentDayKeys)[number]): number {
  return Number(instructions[key] || neutralPaymentInstructions[key]);
}

/** Returns an invoice's last day of payment. */
export function invoiceDueOn(instructions: PaymentInstructions, issuedOn: CalendarDate): CalendarDate {
  return addDays(issuedOn, paymentDays(instructions, 'termDays'));
}

/** Returns paragraphs that explain how to pay an invoice without a card. */
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
