import {
  neutralPaymentInstructions,
  type PaymentInstructions,
  paymentParagraphs,
} from '@title24/shared-domain';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { siteConfiguration } from './site-configuration.table.ts';

/** How invoices are paid without a card. Not part of the public configuration: it names the company's bank account. */
export async function loadPaymentInstructions(from: Database | Transaction): Promise<PaymentInstructions> {
  const [row] = await from.select({ document: siteConfiguration.document }).from(siteConfiguration);
  return { ...neutralPaymentInstructions, ...row?.document.payment };
}

/** How an invoice is paid without a card, a paragraph each. */
export async function howToPay(from: Database | Transaction, invoiceNumber: string): Promise<string[]> {
  return paymentParagraphs(await loadPaymentInstructions(from), invoiceNumber);
}
