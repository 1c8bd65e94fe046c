import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { JobDefinition, JobQueue } from '../../../platform/jobs/job-queue.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { type Actor, recordChange } from '../../audit/record-change.ts';
import { submissionRemovals } from '../submission-removals.table.ts';
import { submissions } from '../submissions.table.ts';
import type { SubmissionStorage } from '../uploads/storage/submission-storage.ts';
import { subjectOf } from './submission-detail.ts';
import { requireUnchanged } from './submission-editing.ts';

export const removalQueue = 'submission-removal';

/** A store that is down for weeks only delays the removal. */
const removalRetry = { limit: 10_000, firstDelay: 5, maxDelay: 300 };

/**
 * Deletes a submission permanently: notes, download tickets and delivered mail about it in this transaction, its files
 * by a job afterwards. The audit log keeps the reference, but nothing about the sender.
 */
export async function deleteSubmission(
  transaction: Transaction,
  jobs: JobQueue,
  by: Actor,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<void> {
  await transaction.insert(submissionRemovals).values({ id, reference });
  await transaction
    .delete(mailOutbox)
    .where(and(ne(mailOutbox.state, 'queued'), sql`position(${reference} in ${mailOutbox.text}) > 0`));
  await transaction.delete(submissions).where(eq(submissions.id, id));
  await jobs.send(transaction, removalQueue, id);
  await recordChange(transaction, by, { action: 'submissions.delete', subject: subjectOf(reference) });
}

/**
 * Deletes a submission on behalf of staff.
 * @throws RpcFault -32001 if there is no such submission; -32009 with the stored value if someone else has changed it
 */
export async function deleteByStaff(
  transaction: Transaction,
  jobs: JobQueue,
  caller: Caller,
  wanted: { readonly reference: string; readonly lastUpdate: string },
): Promise<void> {
  await deleteSubmission(transaction, jobs, caller, await requireUnchanged(transaction, wanted));
}

interface Dependencies {
  readonly database: Database;
  readonly storage: Pick<SubmissionStorage, 'remove'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Removes the files of a deleted submission, and then the record of their removal. */
export function removalJob({ database, storage, log }: Dependencies): JobDefinition {
  const noted = (id: string) => eq(submissionRemovals.id, id);
  return {
    name: removalQueue,
    retry: removalRetry,
    async run(id) {
      const [found] = await database.select().from(submissionRemovals).where(noted(id));
      if (!found) return;
      await storage.remove(found.reference);
      await database.delete(submissionRemovals).where(noted(id));
    },
    async park(id) {
      log.error({ removal: id }, 'The files of a deleted submission could not be removed');
    },
  };
}

/** Sends jobs for files whose removal has no job, as in a restored database. */
export async function requeueRemovals(database: Database, jobs: JobQueue): Promise<void> {
  for (const { id } of await database.select().from(submissionRemovals)) await jobs.sendNow(removalQueue, id);
}
