import { type Invoice, orderInvoice } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { recordsOf } from '../store/order-record.ts';
import { chargesOf, payerOf } from '../store/order-views.ts';
import { orders } from '../tables/orders.table.ts';

/** Returns the invoice with this number, or null if there is none. */
export async function findOrderInvoice(
  from: Database | Transaction,
  number: string,
): Promise<Invoice | null> {
  const order = number.slice(0, number.lastIndexOf('-'));
  const rows = await from.select().from(orders).where(eq(orders.number, order));
  const [record] = await recordsOf(from, rows);
  const charge =
    record &&
    (await chargesOf(from, record)).find(
      ({ state, invoiceNumber }) => state !== 'proposed' && invoiceNumber === number,
    );
  if (!record || !charge) return null;
  const projectName = record.project.name;
  return orderInvoice({ number: order, projectName, payer: await payerOf(from, record) }, charge);
}
