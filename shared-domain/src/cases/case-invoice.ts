import type { CaseInvoiceView } from './staff-case.schema.ts';

/** Where the invoice of a case is. */
export const caseInvoiceStates = ['due', 'paid', 'waived', 'refunded'] as const;

export type CaseInvoiceState = (typeof caseInvoiceStates)[number];

/** What a delivered case costs: the total of its quote, less the rebate of a late report (Q6). */
export interface CaseInvoice {
  /** Whole cents. */
  readonly cents: number;
  readonly state: CaseInvoiceState;
}

/** The smallest amount that is charged to a card, in cents. */
export const smallestCardCents = 50;

/** An invoice with whether the customer can pay it here. */
export interface CustomerInvoice extends CaseInvoiceView {
  /** Whether it can be paid by card now, on the page of the payment provider. */
  readonly isPayable: boolean;
  /** How it is paid without a card while it is due, a paragraph each. */
  readonly howToPay: readonly string[];
}

/** The number of the invoice of a case; there is one for each. */
export function caseInvoiceNumber(reference: string): string {
  return `${reference}-S`;
}
