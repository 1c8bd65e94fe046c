import { randomUUID } from 'node:crypto';
import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import { quoteDue } from '@title24/shared-domain/orders';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { JobQueue } from '../../../../platform/jobs/job-queue.ts';
import { mailOutbox } from '../../../../platform/mail/mail-outbox.table.ts';
import { deliveryQueue } from '../../../../platform/mail/outbox.ts';
import { loadCalendar } from '../../../calendar/business-calendar.ts';
import { scanQueue } from '../../../files/scan/scan-queue.ts';
import { submissionFiles, submissions } from '../../submissions.table.ts';
import { receiptTitle } from '../mails/submission-mails.ts';
import type { Submission } from '../submission.ts';

/** Stores submissions in the database. */
export class SubmissionStore {
  readonly #database: Database;
  readonly #jobs: JobQueue;

  constructor(database: Database, jobs: JobQueue) {
    this.#database = database;
    this.#jobs = jobs;
  }

  /**
   * Adds a submission with its files, emails and jobs in one transaction. Waits for a concurrent insert with the same
   * idempotency key. Returns false and adds nothing if a submission with this key exists.
   */
  async add(
    submission: Submission,
    sendMails: (transaction: Transaction) => Promise<void>,
  ): Promise<boolean> {
    const { reference, fields, files, idempotencyKey, scanState, receivedAt } = submission;
    const added = await this.#database.transaction(async (transaction) => {
      const id = randomUUID();
      const { from: sender, ...others } = fields;
      const { dueAt } = quoteDue(receivedAt.toISOString(), await loadCalendar(transaction));
      const rows = await transaction
        .insert(submissions)
        .values({ id, reference, idempotencyKey, receivedAt, dueAt: new Date(dueAt), sender, ...others })
        .onConflictDoNothing({ target: submissions.idempotencyKey })
        .returning({ id: submissions.id });
      if (rows.length === 0) return false;
      const fileRows = files.map((file, position) => ({
        id: randomUUID(),
        submissionId: id,
        position,
        scanState,
        ...file,
      }));
      await transaction.insert(submissionFiles).values(fileRows);
      if (scanState === 'waiting') {
        for (const row of fileRows) await this.#jobs.send(transaction, scanQueue, row.id);
      }
      await sendMails(transaction);
      return true;
    });
    if (added) {
      this.#jobs.wake(deliveryQueue);
      this.#jobs.wake(scanQueue);
    }
    return added;
  }

  /** Returns the {@link SubmissionReceipt} of the submission with this idempotency key, or null if there is none. */
  async findByKey(idempotencyKey: string): Promise<SubmissionReceipt | null> {
    const [found] = await this.#database
      .select({ id: submissions.id, reference: submissions.reference, email: submissions.email })
      .from(submissions)
      .where(eq(submissions.idempotencyKey, idempotencyKey));
    if (!found) return null;
    const isReceipt = and(
      eq(mailOutbox.toAddress, found.email),
      eq(mailOutbox.subject, `${receiptTitle} (${found.reference})`),
    );
    const isMailed = (await this.#database.$count(mailOutbox, isReceipt)) > 0;
    const files = await this.#database
      .select({ name: submissionFiles.name, size: submissionFiles.size, sha256: submissionFiles.sha256 })
      .from(submissionFiles)
      .where(eq(submissionFiles.submissionId, found.id))
      .orderBy(asc(submissionFiles.position));
    return { reference: found.reference, files, isMailed };
  }
}
