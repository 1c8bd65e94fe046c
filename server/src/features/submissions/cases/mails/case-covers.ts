import type { Database } from '../../../../platform/db/database.ts';
import type { CoveredReport } from '../../../report-covers/cover-sheet.ts';
import { requireSubmission } from '../../require-submission.ts';

/** Identifies cover sheets of cases as attachments of mails. */
export const caseCovers = 'case covers';

/** Returns what the cover sheet of a case says. @throws Error if no report has been delivered */
export async function coveredCase(database: Database, reference: string): Promise<CoveredReport> {
  const { projectName, compliance } = await requireSubmission(database, reference);
  if (compliance === null) throw new Error(`Case ${reference} has no cover sheet`);
  return { number: reference, projectName, thing: 'report', compliance };
}
