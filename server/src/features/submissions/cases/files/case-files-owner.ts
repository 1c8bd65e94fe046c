import type { SiteConfiguration } from '@title24/shared-domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { JobQueue } from '../../../../platform/jobs/job-queue.ts';
import { deliveryQueue, queueMail } from '../../../../platform/mail/outbox.ts';
import type { FileOwner } from '../../../files/owners/file-owner.ts';
import { submissions } from '../../submissions.table.ts';
import { infectedMail } from '../../uploads/mails/infected-mail.ts';
import { caseFiles } from '../tables/case-files.table.ts';

/** Stands in tickets for files of cases. */
export const caseOwner = 'cases';
/** What the names of their folders begin with. */
export const caseFolderPrefix = 'CF-';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: () => JobQueue;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
}

/** What the common parts ask of cases' files. */
export function caseFilesOwner({ database, clock, jobs, loadConfiguration }: Dependencies): FileOwner {
  const waiting = (id: string) => and(eq(caseFiles.id, id), eq(caseFiles.scanState, 'waiting'));
  return {
    name: caseOwner,
    folderPrefix: caseFolderPrefix,
    permission: { resource: 'UPLOAD', actions: ['READ'] },

    async isCommitted(folder) {
      return (await database.$count(caseFiles, eq(caseFiles.folder, folder))) > 0;
    },

    async waiting() {
      const rows = await database
        .select({ id: caseFiles.id })
        .from(caseFiles)
        .where(eq(caseFiles.scanState, 'waiting'));
      return rows.map(({ id }) => id);
    },

    async findScanned(id) {
      const [file] = await database.select().from(caseFiles).where(eq(caseFiles.id, id));
      return file ?? null;
    },

    async markClean(id) {
      await database.update(caseFiles).set({ scanState: 'clean', scannedAt: clock.now() }).where(waiting(id));
    },

    async markInfected(id, finding) {
      const configuration = await loadConfiguration();
      await database.transaction(async (transaction) => {
        const [file] = await transaction
          .update(caseFiles)
          .set({ scanState: 'infected', scanFinding: finding, scannedAt: clock.now() })
          .where(waiting(id))
          .returning();
        if (!file) return;
        const [of] = await transaction
          .select({ reference: submissions.reference })
          .from(submissions)
          .where(eq(submissions.id, file.submissionId));
        if (!of) return;
        const mail = infectedMail(configuration, { ...of, fileName: file.name, finding });
        await queueMail(transaction, jobs(), mail);
      });
      jobs().wake(deliveryQueue);
    },

    async open(submissionId) {
      const [submission] = await database.select().from(submissions).where(eq(submissions.id, submissionId));
      if (!submission) return null;
      const files = await database
        .select()
        .from(caseFiles)
        .where(eq(caseFiles.submissionId, submissionId))
        .orderBy(asc(caseFiles.addedAt), asc(caseFiles.id));
      return { files, archive: { name: submission.reference, at: submission.receivedAt } };
    },
  };
}
