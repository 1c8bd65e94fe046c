import type { SiteConfiguration } from '@title24/shared-domain';
import { asc, eq } from 'drizzle-orm';
import { siteClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { FileOwner } from '../files/owners/file-owner.ts';
import { scannedTable } from '../files/owners/file-table.ts';
import { submissionFiles, submissions } from './submissions.table.ts';
import { reportsInfected } from './uploads/mails/report-infected.ts';

/** Name of this file owner in tickets. */
export const submissionOwner = 'submissions';

interface Dependencies {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
}

/**
 * Returns the file owner that connects submitted files to scanning, downloads and cleanup. The folders of these files
 * are named after the submission references.
 */
export function submissionFilesOwner({ database, jobs, loadConfiguration }: Dependencies): FileOwner {
  return {
    name: submissionOwner,
    folderPrefix: 'FS-',
    permission: { resource: 'UPLOAD', actions: ['READ'] },
    ...scannedTable({
      database,
      clock: siteClock,
      table: submissionFiles,
      ...reportsInfected({ jobs: () => jobs, loadConfiguration }),
    }),

    async isCommitted(folder) {
      return (await database.$count(submissions, eq(submissions.reference, folder))) > 0;
    },

    async findScanned(id) {
      const [found] = await database
        .select({ file: submissionFiles, folder: submissions.reference })
        .from(submissionFiles)
        .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
        .where(eq(submissionFiles.id, id));
      return found ? { ...found.file, folder: found.folder } : null;
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
        documents: [],
        archive: { name: reference, at: receivedAt },
      };
    },
  };
}
