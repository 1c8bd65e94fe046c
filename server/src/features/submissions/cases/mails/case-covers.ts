import type { Database } from '../../../../platform/db/database.ts';
import type { CoveredReport } from '../../../report-covers/cover-sheet.ts';
import { requireSubmission } from '../../require-submission.ts';

/** Name of the attachment source that loads cover sheets of cases. */
export const caseCovers = 'case covers';

/**
 * Returns the data of a case's cover sheet.
 * @throws RpcFault if there is no such case; Error if no report has been delivered
 */
export async function coveredCase(database: Database, reference: string): Promise<CoveredReport> {
  const { projectName, compliance } = await requireSubmission(database, reference);
  if (compliance === null) throw new Error(`Case ${reference} has no cover sheet`);
  return { number: reference, projectName, thing: 'report', compliance };
}
