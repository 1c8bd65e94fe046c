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
