import { asc, eq } from 'drizzle-orm';
import { siteClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FileOwner } from '../files/owners/file-owner.ts';
import { scannedTable } from '../files/owners/file-table.ts';
import type { CaseMailer } from './cases/mails/case-mailer.ts';
import { reportsInfected } from './report-infected.ts';
import { submissionFiles, submissions } from './submissions.table.ts';

/** How download tickets name the owner of submitted files. */
export const submissionOwner = 'submissions';

/** Returns the {@link FileOwner} of submitted files, whose folders are named after their submissions' references. */
export function submissionFilesOwner(database: Database, mailer: CaseMailer): FileOwner {
  return {
    name: submissionOwner,
    folderPrefix: 'FS-',
    permission: { resource: 'UPLOAD', actions: ['READ'] },
    ...scannedTable({
      database,
      clock: siteClock,
      table: submissionFiles,
      ...reportsInfected(mailer),
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
