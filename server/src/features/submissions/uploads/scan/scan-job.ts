import type { SiteConfiguration } from '@title24/shared-domain';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { siteClock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { JobDefinition, JobQueue, RetryPolicy } from '../../../../platform/jobs/job-queue.ts';
import { innermostReason } from '../../../../platform/logging/innermost-reason.ts';
import { deliveryQueue, queueMail } from '../../../../platform/mail/outbox.ts';
import { submissionFiles, submissions } from '../../submissions.table.ts';
import { infectedMail } from '../mails/infected-mail.ts';
import type { SubmissionStorage } from '../storage/submission-storage.ts';
import type { Scanner } from './clamd.ts';
import { scanQueue } from './scan-queue.ts';

/** A scanner that is down for weeks loses nothing: the file waits. */
const scanRetry: RetryPolicy = { limit: 10_000, firstDelay: 5, maxDelay: 300 };

interface Dependencies {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly storage: SubmissionStorage;
  readonly scanner: Scanner;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly retry?: RetryPolicy | undefined;
}

/**
 * Scans one file, identified by its id. Without a verdict the file keeps waiting and is retried with back-off; it is
 * never released by time alone. The verdict that it is infected and the mail to the analysts are one commit; then the
 * file is quarantined.
 */
export function scanJob(dependencies: Dependencies): JobDefinition {
  const { database, storage, scanner, log, retry = scanRetry } = dependencies;
  return {
    name: scanQueue,
    retry,
    concurrency: 2,
    attemptTimeoutSeconds: 1800,
    async run(id) {
      const [found] = await database
        .select({ file: submissionFiles, submission: submissions })
        .from(submissionFiles)
        .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
        .where(eq(submissionFiles.id, id));
      if (!found) return;
      const { file, submission } = found;
      const { reference } = submission;
      if (file.scanState === 'waiting') {
        try {
          const verdict = await scanner.scan(await storage.read(reference, file.storedName));
          if (verdict.outcome === 'clean') return await markClean(database, id);
          await markInfected(dependencies, { reference, file }, verdict.finding);
        } catch (error) {
          log.warn(
            { reference, file: id, reason: innermostReason(error) },
            'A file waits for the virus scanner',
          );
          throw error;
        }
      }
      // Even if the process died between the verdict and this.
      if (file.scanState !== 'clean') await storage.isolate(reference, file.storedName);
    },
    async park(id) {
      log.error({ file: id }, 'A file was never scanned for viruses and is withheld');
    },
  };
}

const waiting = (id: string) => and(eq(submissionFiles.id, id), eq(submissionFiles.scanState, 'waiting'));

async function markClean(database: Database, id: string): Promise<void> {
  await database
    .update(submissionFiles)
    .set({ scanState: 'clean', scannedAt: siteClock.now() })
    .where(waiting(id));
}

async function markInfected(
  { database, jobs, loadConfiguration, log }: Dependencies,
  { reference, file }: { reference: string; file: typeof submissionFiles.$inferSelect },
  finding: string,
): Promise<void> {
  const mail = infectedMail(await loadConfiguration(), { reference, fileName: file.name, finding });
  await database.transaction(async (transaction) => {
    const changed = await transaction
      .update(submissionFiles)
      .set({ scanState: 'infected', scanFinding: finding, scannedAt: siteClock.now() })
      .where(waiting(file.id))
      .returning({ id: submissionFiles.id });
    if (changed.length > 0) await queueMail(transaction, jobs, mail);
  });
  jobs.wake(deliveryQueue);
  log.error({ reference, file: file.id, finding }, 'An infected file was quarantined');
}
