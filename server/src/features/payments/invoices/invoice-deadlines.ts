import { addDays, type CalendarDate, invoiceDueOn, pacificDate, paymentDays } from '@title24/shared-domain';
import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { loadPaymentInstructions } from '../../configuration/payment-instructions.ts';
import { paymentDeadlines } from '../tables/payment-deadlines.table.ts';

/** Returns the due date of an invoice that is issued now. */
export async function dueOnFor(transaction: Transaction, now: Date): Promise<CalendarDate> {
  return invoiceDueOn(await loadPaymentInstructions(transaction), pacificDate(now.toISOString()));
}

/**
 * Returns the due date, under the current payment terms, of an invoice that is issued now. Stores the due date, unless
 * one is already stored for the payable. The stored date can be different from the returned date.
 */
export async function setDeadline(
  transaction: Transaction,
  payableId: string,
  now: Date,
): Promise<CalendarDate> {
  const instructions = await loadPaymentInstructions(transaction);
  const today = pacificDate(now.toISOString());
  const dueOn = invoiceDueOn(instructions, today);
  // An invoice gets no first reminder if that reminder would already be due today.
  const isShort = dueOn <= addDays(today, paymentDays(instructions, 'remindBeforeDays'));
  await transaction
    .insert(paymentDeadlines)
    .values({ payableId, dueOn, earlyReminderAt: isShort ? now : null })
    .onConflictDoNothing();
  return dueOn;
}

/** Returns the due dates, by payable id, of the given payables that are paid by invoice. */
export async function deadlinesOf(
  from: Database | Transaction,
  payableIds: readonly string[],
): Promise<ReadonlyMap<string, CalendarDate>> {
  if (payableIds.length === 0) return new Map();
  const rows = await from
    .select()
    .from(paymentDeadlines)
    .where(inArray(paymentDeadlines.payableId, [...payableIds]));
  return new Map(rows.map(({ payableId, dueOn }) => [payableId, dueOn]));
}

/** Returns the due date of a payable, or null if it is not paid by invoice. */
export async function deadlineOf(
  from: Database | Transaction,
  payableId: string,
): Promise<CalendarDate | null> {
  return (await deadlinesOf(from, [payableId])).get(payableId) ?? null;
}
