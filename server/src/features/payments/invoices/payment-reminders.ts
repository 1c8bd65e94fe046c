import { addDays, pacificDate, paymentDays } from '@title24/shared-domain';
import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { loadPaymentInstructions } from '../../configuration/payment-instructions.ts';
import type { Payables } from '../payables.ts';
import { paymentDeadlines } from '../tables/payment-deadlines.table.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly payables: Payables;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Maximum number of invoices per run. The next run handles the rest. */
const batchSize = 50;

/**
 * Reminds customers of each unpaid invoice, at most once before the due date and once after it. A delayed first
 * reminder can still be sent on the due date, but not after it. Failures are logged and retried in the next run.
 */
export async function sendReminders({ database, clock, payables, log }: Dependencies): Promise<void> {
  const now = clock.now();
  const today = pacificDate(now.toISOString());
  const instructions = await loadPaymentInstructions(database);
  const lateSince = addDays(today, -paymentDays(instructions, 'remindAfterDays'));
  const isLate = lte(paymentDeadlines.dueOn, lateSince);
  const isSoon = lte(paymentDeadlines.dueOn, addDays(today, paymentDays(instructions, 'remindBeforeDays')));
  const open = await database
    .select()
    .from(paymentDeadlines)
    .where(
      and(
        isNull(paymentDeadlines.lateReminderAt),
        or(isLate, and(isSoon, isNull(paymentDeadlines.earlyReminderAt))),
      ),
    )
    .orderBy(asc(paymentDeadlines.dueOn))
    .limit(batchSize);
  for (const { payableId } of open) {
    await remind(payableId).catch((err: unknown) =>
      log.error({ err, payable: payableId }, 'A reminder of an invoice was not sent'),
    );
  }

  function remind(payableId: string): Promise<void> {
    const own = eq(paymentDeadlines.payableId, payableId);
    return payables.record(database, payableId, async ({ transaction, payable }) => {
      const [deadline] = await transaction.select().from(paymentDeadlines).where(own);
      if (!deadline || deadline.lateReminderAt !== null) return null;
      const { dueOn, earlyReminderAt } = deadline;
      const isPastDue = dueOn < today;
      // A settled invoice needs no more reminders, nor does an invoice whose second reminder is being sent now.
      const ends = !payable.isOwed || dueOn <= lateSince;
      await transaction
        .update(paymentDeadlines)
        .set({ earlyReminderAt: earlyReminderAt ?? now, ...(ends && { lateReminderAt: now }) })
        .where(own);
      if (!payable.isOwed || (!ends && (earlyReminderAt !== null || isPastDue))) return null;
      return { type: 'reminder', cents: payable.cents, dueOn, isPastDue };
    });
  }
}
