import { policy } from '../policy/policy.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { formatCalendarDate } from '../time/calendar-date.ts';
import { formatDay } from '../time/pacific-time.ts';
import type { ChargeView, InvoiceLine } from './charge-view.schema.ts';
import { type ChargeKind, type ChargeState, isOwed, type Order } from './order.ts';
import { formatCents } from './order-promise.ts';
import type { OrderView } from './order-view.schema.ts';

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

/** Describes a payment, such as 'Paid on December 1, 2026 by check, 1042'. For an unknown detail, pass '' or null. */
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
  const lines = total.lines.filter(({ sku }) => sku.startsWith('5') === isMailing).map(orderedLine);
  if (kind !== 'services') return lines;
  return [
    ...lines,
    ...(rushWaivedCents > 0
      ? [{ words: 'Rush service: not charged, because we missed the promise', cents: -rushWaivedCents }]
      : []),
    ...rebateLines(rebateCents),
  ];
}

/** Returns the line of an ordered product. */
export const orderedLine = ({ name, quantity, lineCents }: Order['total']['lines'][number]): InvoiceLine => ({
  words: quantity > 1 ? `${quantity} × ${name}` : name,
  cents: lineCents,
});

/** Returns the line of the rebate for a late report, if there is a rebate. */
export function rebateLines(rebateCents: number): InvoiceLine[] {
  const words = `Late report: ${lateReportRebatePercent}% of the price of the services is not charged`;
  return rebateCents > 0 ? [{ words, cents: -rebateCents }] : [];
}

/** Returns a sentence for each reduction of the price of a late order. */
export function lateNotes({
  rushWaivedCents,
  rebateCents,
}: Pick<Order, 'rushWaivedCents' | 'rebateCents'>): string[] {
  const [rush, rebate] = [formatCents(rushWaivedCents), formatCents(rebateCents)];
  return [
    ...(rushWaivedCents > 0 ? [`We missed the rush promise, so rush service (${rush}) is not charged.`] : []),
    ...(rebateCents > 0
      ? [
          `We were late, so you pay ${rebate} less: ${lateReportRebatePercent}% of the price of the services. We’re sorry.`,
        ]
      : []),
  ];
}

/** Formats an invoice line, such as 'Rush service: −$85.00'. */
export function invoiceLineWords({ words, cents }: InvoiceLine): string {
  return `${words}: ${formatCents(cents)}`;
}

/** Returns 'Receipt' after payment, otherwise 'Invoice'. */
export function invoiceTitle({ state }: { readonly state: ChargeState }): 'Invoice' | 'Receipt' {
  return state === 'paid' || state === 'refunded' ? 'Receipt' : 'Invoice';
}

/** Returns lines for the total and for what was waived or refunded. */
export function invoiceSums({
  state,
  cents,
  refundedCents,
}: Pick<ChargeView, 'state' | 'cents' | 'refundedCents'>): InvoiceLine[] {
  return [
    { words: isOwed({ state }) ? 'Amount due' : 'Total', cents },
    ...(state === 'waived' ? [{ words: 'Waived: nothing is due', cents: 0 }] : []),
    ...(refundedCents > 0 ? [{ words: 'Refunded', cents: refundedCents }] : []),
  ];
}

/** Returns a sentence such as 'Paid on December 1, 2026 by check, 1042: $74.50.' */
export const paidNote = (payment: Parameters<typeof paymentWords>[0] & { readonly cents: number }) =>
  `${paymentWords(payment)}: ${formatCents(payment.cents)}.`;

interface InvoiceData
  extends Pick<ChargeView, 'state' | 'cents' | 'refundedCents' | 'dueOn' | 'lines' | 'howToPay'> {
  readonly number: string;
  /** ISO 8601 time. */
  readonly issuedAt: string;
  /** Name and address lines of the recipient. */
  readonly to: readonly string[];
  /** The invoiced work, such as 'Services, order P100245-1, Hill house'. */
  readonly subject: string;
  /** Sentences about payments and refunds. */
  readonly notes: readonly string[];
}

/** The texts of an invoice, which becomes a receipt once it is paid. Its page and its PDF show the same texts. */
export interface Invoice extends Pick<InvoiceData, 'lines' | 'howToPay' | 'notes'> {
  readonly title: string;
  readonly facts: readonly (readonly [term: string, words: string])[];
  /** Caption and column titles of the table with `lines` and `sums`. */
  readonly caption: string;
  readonly columns: readonly [words: string, amount: string];
  readonly sums: readonly InvoiceLine[];
}

/** Returns the texts of an invoice. */
export function invoiceTexts({ lines, howToPay, notes, ...invoice }: InvoiceData): Invoice {
  const { number, dueOn } = invoice;
  return {
    title: `${invoiceTitle(invoice)} ${number}`,
    facts: [
      ['To', invoice.to.join('\n')],
      ['Date', formatDay(invoice.issuedAt)],
      ...(dueOn !== null && isOwed(invoice) ? [['Pay by', formatCalendarDate(dueOn)] as const] : []),
      ['For', invoice.subject],
    ],
    caption: `What ${number} is for`,
    columns: ['For', 'Amount'],
    lines,
    sums: invoiceSums(invoice),
    howToPay,
    notes,
  };
}

/** Returns the invoice for a charge of an order. */
export function orderInvoice(
  { number, projectName, payer }: Pick<OrderView, 'number' | 'projectName' | 'payer'>,
  charge: ChargeView,
): Invoice {
  return invoiceTexts({
    ...charge,
    number: charge.invoiceNumber,
    issuedAt: charge.createdAt,
    to: payer,
    subject: `${chargeTitles[charge.kind]}, order ${number}, ${projectName}`,
    notes: charge.payments.filter(({ outcome }) => outcome === 'paid').map(paidNote),
  });
}
