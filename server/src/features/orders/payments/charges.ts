import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { Moment } from '../life/order-work.ts';
import type { ChargeRow } from '../store/order-record.ts';
import type { chargeAttempts } from '../tables/charges.table.ts';
import { chargeAttempts as attempts } from '../tables/charges.table.ts';

/** A charge of the order. @throws RpcFault -32001 */
export function requireCharge({ record }: Pick<Moment, 'record'>, id: string): ChargeRow {
  const charge = record.charges.find((each) => each.id === id);
  if (!charge) throw notFound(`Order ${record.row.number} has no such charge.`);
  return charge;
}

/** Keeps what was done about a charge. */
export async function recordAttempt(
  { transaction, now }: Moment,
  attempt: Omit<typeof chargeAttempts.$inferInsert, 'id' | 'at'>,
): Promise<void> {
  await transaction.insert(attempts).values({ ...attempt, at: now });
}
