import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { Payable } from '../payables.ts';
import { paymentAttempts } from '../tables/payment-attempts.table.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Returns the payment attempts for a payable, newest first. */
export function attemptsAt(database: Database | Transaction, payableId: string): Promise<AttemptRow[]> {
  return database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.payableId, payableId))
    .orderBy(desc(paymentAttempts.n));
}

/** Returns the pending attempt for a payable, or null if there is none. */
export async function pendingAttempt(
  database: Database | Transaction,
  payableId: string,
): Promise<AttemptRow | null> {
  const [found] = await database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.payableId, payableId), eq(paymentAttempts.outcome, 'started')));
  return found ?? null;
}

/**
 * Checks that a payable has no pending attempt. An open payment page is also a pending attempt.
 * @param state the state of the order or case, to be included in the error
 * @throws RpcFault -32010 if an attempt is pending
 */
export async function requireNotPending(
  transaction: Transaction,
  payableId: string,
  state: string,
): Promise<void> {
  if (await pendingAttempt(transaction, payableId)) {
    throw notPossible('This is being paid by card right now. Try again in a few minutes.', state);
  }
}

/**
 * Stores a payable's next attempt. Must be called before the request to the provider.
 * @param before - the payable's earlier attempts, newest first
 */
export async function startAttempt(
  transaction: Transaction,
  { kind, id, cents }: Payable,
  before: readonly AttemptRow[],
  way: AttemptRow['way'],
  startedAt: Date,
): Promise<AttemptRow> {
  const n = (before[0]?.n ?? 0) + 1;
  const [started] = await transaction
    .insert(paymentAttempts)
    .values({ kind, payableId: id, n, way, outcome: 'started', cents, startedAt })
    .returning();
  if (!started) throw new Error('The attempt was not stored');
  return started;
}

/** Returns the provider request for an attempt's payment. */
export function paymentOf({ payableId, n, cents }: AttemptRow, { kind, work, description }: Payable) {
  return {
    payableId,
    attempt: n,
    work: { kind, number: work },
    description,
    cents,
    idempotencyKey: `charge-${payableId}-${n}`,
  };
}
