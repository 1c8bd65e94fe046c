import { neutralPaymentInstructions, type PaymentInstructions } from '@title24/shared-domain';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { siteConfiguration } from './site-configuration.table.ts';

/** How invoices are paid without a card. Not part of the public configuration: it names the company's bank account. */
export async function loadPaymentInstructions(from: Database | Transaction): Promise<PaymentInstructions> {
  const [row] = await from.select({ document: siteConfiguration.document }).from(siteConfiguration);
  return row?.document.payment ?? neutralPaymentInstructions;
}
