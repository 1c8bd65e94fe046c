import { and, eq, lt, ne } from 'drizzle-orm';
import { daysAgo } from '../clock/days-ago.ts';
import type { Database, Transaction } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Mail } from './mail.ts';
import { mailOutbox } from './mail-outbox.table.ts';

export const deliveryQueue = 'mail-delivery';

/**
 * Stores an email and queues its delivery within `transaction`. Urgent email, for which a person is waiting, is sent
 * first.
 */
export async function queueMail(
  transaction: Transaction,
  jobs: JobQueue,
  mail: Mail,
  { isUrgent = false } = {},
): Promise<void> {
  await transaction.insert(mailOutbox).values(mail);
  await jobs.send(transaction, deliveryQueue, mail.id, isUrgent ? 1 : 0);
}

/**
 * Queues a delivery job for each queued email that has none. The job queue drops jobs after weeks without a worker, and
 * a restored database may lack jobs.
 */
export async function requeueWaitingMail(database: Database, jobs: JobQueue): Promise<void> {
  const waiting = await database
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.state, 'queued'));
  for (const { id } of waiting) await jobs.sendNow(deliveryQueue, id);
}

/**
 * Deletes emails that were composed more than `days` days ago and are not waiting for delivery.
 * @returns number of deleted emails
 */
export async function deleteOldMail(database: Database, days: number): Promise<number> {
  const isOld = and(ne(mailOutbox.state, 'queued'), lt(mailOutbox.createdAt, daysAgo(days)));
  return (await database.delete(mailOutbox).where(isOld)).rowCount ?? 0;
}
