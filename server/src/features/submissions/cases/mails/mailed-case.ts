import type { FullServiceCase } from '@title24/shared-domain/cases';

/** Details of a case for emails. */
export interface MailedCase {
  readonly reference: string;
  readonly projectName: string;
  readonly customer: string;
  readonly case: FullServiceCase;
  /** Whether invoices are paid by card on the case page. */
  readonly takesCards: boolean;
}
