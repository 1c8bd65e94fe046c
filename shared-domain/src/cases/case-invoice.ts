import { type Invoice, type InvoiceLine, invoiceTexts, paidNote, rebateLines } from '../orders/index.ts';
import { formatCalendarDate } from '../time/calendar-date.ts';
import type { CustomerCase } from './case-views.ts';
import type { CaseInvoiceView } from './staff-case.schema.ts';

export const caseInvoiceStates = ['due', 'paid', 'waived', 'refunded'] as const;

export type CaseInvoiceState = (typeof caseInvoiceStates)[number];

/** The invoice for a delivered case: the quote's total less the rebate for a late report (Q6). */
export interface CaseInvoice {
  /** Whole cents. */
  readonly cents: number;
  readonly state: CaseInvoiceState;
}

/** An invoice with the payment methods that are open to the customer. */
export interface CustomerInvoice extends CaseInvoiceView {
  /** Whether the invoice can now be paid by card. */
  readonly isPayable: boolean;
  /** Paragraphs about paying without a card. Empty unless the invoice is due. */
  readonly howToPay: readonly string[];
}

/** Returns a case's invoice number. */
export function caseInvoiceNumber(reference: string): string {
  return `${reference}-S`;
}

/** Returns the lines of a quote, and the rebate for a late report if there is one. */
export function priceLines({
  quote,
  rebateCents,
}: Pick<CustomerCase, 'quote' | 'rebateCents'>): InvoiceLine[] {
  const lines = quote?.lines ?? [];
  return [...lines.map(({ name, cents }) => ({ words: name, cents })), ...rebateLines(rebateCents)];
}

type Invoiced = Pick<
  CustomerCase,
  'reference' | 'projectName' | 'projectType' | 'customer' | 'quote' | 'rebateCents'
>;

/** Returns the texts of a case's invoice. */
export function caseInvoice(
  { reference, projectName, projectType, customer, ...price }: Invoiced,
  { refundedOn, ...invoice }: Omit<CustomerInvoice, 'isPayable'>,
): Invoice {
  return invoiceTexts({
    ...invoice,
    to: [customer],
    subject: `Title 24 report, ${projectType}, ${projectName}, reference ${reference}`,
    lines: priceLines(price),
    refundedCents: refundedOn === null ? 0 : invoice.cents,
    notes: [
      ...(invoice.paidOn === null ? [] : [paidNote(invoice)]),
      ...(refundedOn === null ? [] : [`We refunded it on ${formatCalendarDate(refundedOn)}.`]),
    ],
  });
}
