import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { notFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import { submissions } from './submissions.table.ts';

export type SubmissionRow = typeof submissions.$inferSelect;

/** Returns the name of a submission in the audit log. */
export function subjectOf(reference: string): string {
  return `submission ${reference}`;
}

/**
 * Returns the submission with this reference. With `lock`, its row stays locked until the transaction ends.
 * @throws RpcFault -32001 if there is no such submission
 */
export async function requireSubmission(
  from: Database | Transaction,
  reference: string,
  lock: 'update' | null = null,
): Promise<SubmissionRow> {
  const query = from.select().from(submissions).where(eq(submissions.reference, reference));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound(`There is no submission ${reference}.`);
  return row;
}
