import { pacificDate } from '@title24/shared-domain';
import {
  chargeTitles,
  invoiceLines,
  invoiceNumber,
  isOwed,
  paymentWords,
} from '@title24/shared-domain/orders';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Invoice } from '../../payments/invoices/invoice.ts';
import { deadlineOf } from '../../payments/invoices/invoice-deadlines.ts';
import { type ChargeRow, orderOf, recordsOf } from '../store/order-record.ts';
import { payerOf } from '../store/order-views.ts';
import { chargeAttempts } from '../tables/charges.table.ts';
import { orders } from '../tables/orders.table.ts';

/** Returns the invoice with this number, or null if there is none. */
export async function orderInvoice(from: Database | Transaction, number: string): Promise<Invoice | null> {
  const order = number.slice(0, number.lastIndexOf('-'));
  const rows = await from.select().from(orders).where(eq(orders.number, order));
  const [record] = await recordsOf(from, rows);
  const charge = record?.charges.find(
    ({ kind, state }) => state !== 'proposed' && invoiceNumber(order, kind) === number,
  );
  if (!record || !charge) return null;
  const { kind, cents, createdAt, id } = charge;
  return {
    number,
    issuedOn: pacificDate(createdAt.toISOString()),
    dueOn: await deadlineOf(from, id),
    isOwed: isOwed(charge),
    to: await payerOf(from, record),
    subject: `${chargeTitles[kind]}, order ${order}, ${record.project.name}`,
    lines: invoiceLines(orderOf(record), { kind, cents }),
    cents,
    stamp: await stampOf(from, charge),
  };
}

async function stampOf(from: Database | Transaction, { id, state }: ChargeRow): Promise<string | null> {
  if (state === 'waived') return 'Waived: nothing is due';
  if (state !== 'paid' && state !== 'refunded') return null;
  const [paid] = await from
    .select()
    .from(chargeAttempts)
    .where(and(eq(chargeAttempts.chargeId, id), eq(chargeAttempts.outcome, 'paid')))
    .orderBy(desc(chargeAttempts.at));
  const words = paid ? paymentWords(paid) : 'Paid';
  return state === 'refunded' ? `${words}; refunded` : words;
}
