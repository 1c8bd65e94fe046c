import { asc, eq } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { FileOwner } from '../../../files/owners/file-owner.ts';
import { fileTable } from '../../../files/owners/file-table.ts';
import { reportsInfected } from '../../report-infected.ts';
import { submissions } from '../../submissions.table.ts';
import { recordOf } from '../case-record.ts';
import type { CaseMailer } from '../mails/case-mailer.ts';
import { caseFiles } from '../tables/case-files.table.ts';
import { caseDocuments } from './case-documents.ts';

/** Name of this file owner in download tickets. */
export const caseOwner = 'cases';
/** Prefix of the folder names of case files. */
export const caseFolderPrefix = 'CF-';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: CaseMailer;
}

/** Returns the {@link FileOwner} of case files. */
export function caseFilesOwner({ database, clock, mailer }: Dependencies): FileOwner {
  return {
    name: caseOwner,
    folderPrefix: caseFolderPrefix,
    permission: { resource: 'UPLOAD', actions: ['READ'] },
    ...fileTable({
      database,
      clock,
      table: caseFiles,
      ...reportsInfected(mailer),
    }),

    async open(submissionId) {
      const [submission] = await database.select().from(submissions).where(eq(submissions.id, submissionId));
      if (!submission) return null;
      const files = await database
        .select()
        .from(caseFiles)
        .where(eq(caseFiles.submissionId, submissionId))
        .orderBy(asc(caseFiles.addedAt), asc(caseFiles.id));
      const documents = caseDocuments(await recordOf(database, submission));
      return { files, documents, archive: { name: submission.reference, at: submission.receivedAt } };
    },
  };
}
