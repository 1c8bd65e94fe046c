import { createHash } from 'node:crypto';
import { contentDate, type SiteConfiguration } from '@title24/shared-domain';
import {
  type BusinessCalendar,
  consentText,
  type OrderItem,
  type OrderQuote,
  promiseOf,
  quoteOrder,
} from '@title24/shared-domain/orders';
import type { Transaction } from '../../../platform/db/database.ts';
import { findActiveProducts } from '../../catalog/products-reading.ts';
import type { SubmittedProject } from '../../projects/ordering/snapshots.ts';

/** Returns a string's SHA-256, in hexadecimal. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

interface Circumstances {
  readonly configuration: SiteConfiguration;
  readonly calendar: BusinessCalendar;
  readonly now: Date;
  /** The card to charge, as text, or null for payment by invoice. */
  readonly card: string | null;
}

/** Returns the date of the terms as text, or '' if none is configured. */
export function termsOf(configuration: SiteConfiguration): string {
  return contentDate(configuration, 'terms')?.words ?? '';
}

/**
 * Returns an offer of items for the project, or why they cannot be ordered (D8). The offer's hash covers its lines,
 * deadlines and consent text, and the project data.
 */
export async function offerFor(
  transaction: Transaction,
  { data, sha256: dataSha256 }: SubmittedProject,
  items: readonly OrderItem[],
  { configuration, calendar, now, card }: Circumstances,
): Promise<OrderQuote> {
  const { errors, total } = quoteOrder(data.kind, items, await findActiveProducts(transaction));
  if (errors) return { errors, offer: null };
  const promise = promiseOf(total, now.toISOString(), calendar);
  const consent = consentText(total, termsOf(configuration), card);
  const quoteHash = sha256(JSON.stringify({ lines: total.lines, promise, consent, dataSha256 }));
  return { errors: [], offer: { ...total, promise, consentText: consent, quoteHash } };
}
