import {
  neutralPaymentInstructions,
  type PaymentInstructions,
  paymentParagraphs,
} from '@title24/shared-domain';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { siteConfiguration } from './site-configuration.table.ts';

/**
 * Returns the instructions for paying invoices without a card. They include the bank account, so the public
 * configuration omits them.
 */
export async function loadPaymentInstructions(from: Database | Transaction): Promise<PaymentInstructions> {
  const [row] = await from.select({ document: siteConfiguration.document }).from(siteConfiguration);
  return { ...neutralPaymentInstructions, ...row?.document.payment };
}

/** Returns the payment instructions for an invoice, as a list of paragraphs. */
export async function howToPay(from: Database | Transaction, invoiceNumber: string): Promise<string[]> {
  return paymentParagraphs(await loadPaymentInstructions(from), invoiceNumber);
}
