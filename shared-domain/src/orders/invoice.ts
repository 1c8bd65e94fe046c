import { policy } from '../policy/policy.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { formatCalendarDate } from '../time/calendar-date.ts';
import type { InvoiceLine } from './charge-view.schema.ts';
import type { ChargeKind, Order } from './order.ts';
import { formatCents } from './order-promise.ts';

const { evaluationFeePercent, lateReportRebatePercent } = policy.orders;

/** Names of charges within a sentence. */
export const chargeNames: Readonly<Record<ChargeKind, string>> = {
  services: 'the services of the order',
  mailing: 'the mailed copies',
  'evaluation-fee': 'the evaluation fee',
  'revision-fee': 'the revision',
};

/** Names of charges as headings. */
export const chargeTitles: Readonly<Record<ChargeKind, string>> = {
  services: 'Services',
  mailing: 'Mailed copies',
  'evaluation-fee': 'Evaluation fee',
  'revision-fee': 'Revision',
};

/** Payment methods that staff record for an invoice. */
export const paymentWays = ['check', 'transfer', 'card', 'cash'] as const;

export type PaymentWay = (typeof paymentWays)[number];

export const paymentWayTitles: Readonly<Record<PaymentWay, string>> = {
  check: 'Check',
  transfer: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
};

const isPaymentWay = (way: string): way is PaymentWay => way in paymentWayTitles;

/** Describes a payment, such as 'Paid on December 1, 2026 by check, 1042'. Unknown parameters are '' or null. */
export function paymentWords({
  paidOn,
  way,
  reference,
}: {
  readonly paidOn: CalendarDate | null;
  readonly way: string;
  readonly reference: string;
}): string {
  const day = paidOn ? ` on ${formatCalendarDate(paidOn)}` : '';
  const by = isPaymentWay(way) ? ` by ${paymentWayTitles[way].toLowerCase()}` : '';
  return `Paid${day}${by}${reference === '' ? '' : `, ${reference}`}`;
}

const invoiceLetters: Readonly<Record<ChargeKind, string>> = {
  services: 'S',
  mailing: 'M',
  'evaluation-fee': 'E',
  'revision-fee': 'R',
};

/** Returns the invoice number of a charge, such as 'P100245-1-S'. */
export function invoiceNumber(order: string, kind: ChargeKind): string {
  return `${order}-${invoiceLetters[kind]}`;
}

type Invoiced = Pick<Order, 'total' | 'rebateCents' | 'rushWaivedCents'>;

/** Returns a charge's invoice lines, including deductions and their reasons. The lines add up to the charge (D8). */
export function invoiceLines(
  { total, rebateCents, rushWaivedCents }: Invoiced,
  { kind, cents }: { readonly kind: ChargeKind; readonly cents: number },
): InvoiceLine[] {
  if (kind === 'evaluation-fee') {
    return [{ words: `Evaluation of the project, ${evaluationFeePercent}% of the base services`, cents }];
  }
  const isMailing = kind === 'mailing';
  const lines = total.lines
    .filter(({ sku }) => sku.startsWith('5') === isMailing)
    .map(({ name, quantity, lineCents }) => ({
      words: quantity > 1 ? `${quantity} × ${name}` : name,
      cents: lineCents,
    }));
  if (kind !== 'services') return lines;
  return [
    ...lines,
    ...(rushWaivedCents > 0
      ? [{ words: 'Rush service: not charged, because we missed the promise', cents: -rushWaivedCents }]
      : []),
    ...(rebateCents > 0
      ? [
          {
            words: `Late report: ${lateReportRebatePercent}% of the price of the services is not charged`,
            cents: -rebateCents,
          },
        ]
      : []),
  ];
}

/** Formats an invoice line, such as 'Rush service: −$85.00'. */
export function invoiceLineWords({ words, cents }: InvoiceLine): string {
  return `${words}: ${cents < 0 ? '−' : ''}${formatCents(Math.abs(cents))}`;
}

/** Returns 'Receipt' after payment, otherwise 'Invoice'. */
export function invoiceTitle({ state }: { readonly state: string }): 'Invoice' | 'Receipt' {
  return state === 'paid' || state === 'refunded' ? 'Receipt' : 'Invoice';
}
