import type { Transaction } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { chargeAttempts } from '../tables/charges.table.ts';
import type { ChargeRow, OrderRecord } from './order-record.ts';

/**
 * Returns a charge of the order.
 * @throws RpcFault -32001 if the order has no charge with this id
 */
export function requireCharge({ charges, row }: OrderRecord, id: string): ChargeRow {
  const charge = charges.find((each) => each.id === id);
  if (!charge) throw notFound(`Order ${row.number} has no such charge.`);
  return charge;
}

/** Records a payment, refund or waiver of a charge. */
export async function recordAttempt(
  { transaction, now }: { readonly transaction: Transaction; readonly now: Date },
  attempt: Omit<typeof chargeAttempts.$inferInsert, 'id' | 'at'>,
): Promise<void> {
  await transaction.insert(chargeAttempts).values({ ...attempt, at: now });
}
