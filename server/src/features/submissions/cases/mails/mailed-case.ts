import type { FullServiceCase } from '@title24/shared-domain/cases';

/** The data of a case that mails use. */
export interface MailedCase {
  readonly reference: string;
  readonly projectName: string;
  readonly customer: string;
  readonly case: FullServiceCase;
  /** Whether invoices are paid by card on the page of the case. */
  readonly takesCards: boolean;
}
