import type { OwnSubmission } from '@title24/shared-domain';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { CaseLinks } from './links/case-links.ts';
import { submissionFiles, submissions } from './submissions.table.ts';

const maxListed = 200;

/**
 * Returns at most 200 submissions sent with the account's confirmed email address, newest first, with links to their
 * case pages.
 */
export async function ownSubmissions(
  database: Database,
  links: CaseLinks,
  { email, emailVerified }: Pick<Caller, 'email' | 'emailVerified'>,
): Promise<OwnSubmission[]> {
  if (!emailVerified) return [];
  const rows = await database
    .select()
    .from(submissions)
    .where(eq(sql`lower(${submissions.email})`, email))
    .orderBy(desc(submissions.receivedAt))
    .limit(maxListed);
  if (rows.length === 0) return [];
  const files = await database
    .select()
    .from(submissionFiles)
    .where(
      inArray(
        submissionFiles.submissionId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(submissionFiles.position));
  return rows.map(({ id, reference, projectName, receivedAt, state, linkVersion }) => ({
    reference,
    projectName,
    sentAt: receivedAt.toISOString(),
    files: files.filter(({ submissionId }) => submissionId === id).map(({ name, size }) => ({ name, size })),
    state,
    page: links.path('account', { reference, linkVersion }),
  }));
}
