import type { SiteConfiguration } from '@title24/shared-domain';
import { and, asc, eq } from 'drizzle-orm';
import { siteClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { deliveryQueue, queueMail } from '../../platform/mail/outbox.ts';
import type { FileOwner } from '../files/owners/file-owner.ts';
import { submissionFiles, submissions } from './submissions.table.ts';
import { infectedMail } from './uploads/mails/infected-mail.ts';

/** Stands in tickets for files of submissions. */
export const submissionOwner = 'submissions';

interface Dependencies {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
}

/** What the common parts ask of submissions' files: their folders bear the submissions' references. */
export function submissionFilesOwner({ database, jobs, loadConfiguration }: Dependencies): FileOwner {
  const waiting = (id: string) => and(eq(submissionFiles.id, id), eq(submissionFiles.scanState, 'waiting'));
  const withSubmission = async (id: string) => {
    const [found] = await database
      .select({ file: submissionFiles, reference: submissions.reference })
      .from(submissionFiles)
      .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
      .where(eq(submissionFiles.id, id));
    return found ?? null;
  };
  return {
    name: submissionOwner,
    folderPrefix: 'FS-',
    permission: { resource: 'UPLOAD', actions: ['READ'] },

    async isCommitted(folder) {
      return (await database.$count(submissions, eq(submissions.reference, folder))) > 0;
    },

    async waiting() {
      const rows = await database
        .select({ id: submissionFiles.id })
        .from(submissionFiles)
        .where(eq(submissionFiles.scanState, 'waiting'));
      return rows.map(({ id }) => id);
    },

    async findScanned(id) {
      const found = await withSubmission(id);
      return found && { ...found.file, folder: found.reference };
    },

    async markClean(id) {
      await database
        .update(submissionFiles)
        .set({ scanState: 'clean', scannedAt: siteClock.now() })
        .where(waiting(id));
    },

    async markInfected(id, finding) {
      const found = await withSubmission(id);
      if (!found) return;
      const { reference, file } = found;
      const mail = infectedMail(await loadConfiguration(), { reference, fileName: file.name, finding });
      await database.transaction(async (transaction) => {
        const changed = await transaction
          .update(submissionFiles)
          .set({ scanState: 'infected', scanFinding: finding, scannedAt: siteClock.now() })
          .where(waiting(id))
          .returning({ id: submissionFiles.id });
        if (changed.length > 0) await queueMail(transaction, jobs, mail);
      });
      jobs.wake(deliveryQueue);
    },

    async open(submissionId) {
      const [submission] = await database.select().from(submissions).where(eq(submissions.id, submissionId));
      if (!submission) return null;
      const { reference, receivedAt } = submission;
      const rows = await database
        .select()
        .from(submissionFiles)
        .where(eq(submissionFiles.submissionId, submissionId))
        .orderBy(asc(submissionFiles.position));
      return {
        files: rows.map((row) => ({ ...row, folder: reference })),
        archive: { name: reference, at: receivedAt },
      };
    },
  };
}
