import type { CaseInvoiceView } from './staff-case.schema.ts';

/** States of a case's invoice. */
export const caseInvoiceStates = ['due', 'paid', 'waived', 'refunded'] as const;

export type CaseInvoiceState = (typeof caseInvoiceStates)[number];

/** The price of a delivered case: the total of its quote, less the rebate for a late report (Q6). */
export interface CaseInvoice {
  /** Whole cents. */
  readonly cents: number;
  readonly state: CaseInvoiceState;
}

/** The smallest amount that is charged to a card, in cents. */
export const smallestCardCents = 50;

/** An invoice, and whether the customer can pay it here. */
export interface CustomerInvoice extends CaseInvoiceView {
  /** Whether the invoice can be paid by card now, on the page of the payment provider. */
  readonly isPayable: boolean;
  /** How to pay the invoice without a card while it is due, in paragraphs. */
  readonly howToPay: readonly string[];
}

/** Returns the number of a case's only invoice. */
export function caseInvoiceNumber(reference: string): string {
  return `${reference}-S`;
}
