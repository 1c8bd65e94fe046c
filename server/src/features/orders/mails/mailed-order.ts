import { type Order, orderPath } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { MailContent, MailLink } from '../../../platform/mail/mail-content.ts';
import { greeting } from '../../../platform/mail/mail-words.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import { wordsOfCard } from '../../payments/cards/saved-cards.ts';
import type { OrderRecord } from '../store/order-record.ts';

/** The order details that emails use. */
export interface MailedOrder {
  readonly number: string;
  readonly projectNumber: string;
  readonly projectName: string;
  readonly customer: string;
  readonly order: Order;
  /** The card to charge, such as 'Visa ending in 4242', or null for payment by invoice. */
  readonly card: string | null;
}

/** Returns a letter to the customer: a greeting, these paragraphs, and a link to the order. */
export function letter(mailed: MailedOrder, subject: string, paragraphs: readonly string[]): MailContent {
  return { subject, paragraphs: [greeting(mailed.customer), ...paragraphs], link: customerLink(mailed) };
}

/** Returns a link to the customer's page for the order. */
export function customerLink({ number }: MailedOrder, words = 'Open your order'): MailLink {
  return { path: orderPath(number), words };
}

/** Returns a link to the order's invoices and receipts. */
export function invoiceLink({ number }: MailedOrder, words: string): MailLink {
  return { path: `${orderPath(number)}/pay`, words };
}

/** Returns a link to the order's staff page. */
export function deskLink({ number }: Pick<MailedOrder, 'number'>): MailLink {
  return { path: `/admin/orders?id=${encodeURIComponent(number)}`, words: 'Open it at the desk' };
}

/** Describes an order as text, such as 'order P100245-1 for Hill house'. */
export function orderWords({ number, projectName }: Pick<MailedOrder, 'number' | 'projectName'>): string {
  return `order ${number} for ${projectName}`;
}

/** Returns an order's details for emails, and the customer's email address. */
export async function mailedOf(transaction: Transaction, record: OrderRecord, order: Order) {
  const [customer] = await transaction
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, record.row.accountId));
  if (!customer) throw new Error(`Order ${record.row.number} has no account`);
  const mailed: MailedOrder = {
    number: record.row.number,
    projectNumber: record.project.number,
    projectName: record.project.name,
    customer: customer.name,
    order,
    card: await wordsOfCard(transaction, record.row.cardId),
  };
  return { mailed, address: customer.email };
}
