import { eq, lt } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isTokenShaped, newToken, tokenHash } from '../../../platform/tokens/random-token.ts';
import { downloadTickets } from '../download-tickets.table.ts';
import { submissionFiles, submissions } from '../submissions.table.ts';

/** Lifetime of a ticket in milliseconds: an interrupted download can be resumed within it. */
const lifetime = 10 * 60_000;

type NewTicket = Omit<typeof downloadTickets.$inferInsert, 'hash' | 'expiresAt'>;

/** What a ticket gives access to. */
export interface OpenedFiles {
  readonly sessionId: string;
  readonly purpose: (typeof downloadTickets.$inferSelect)['purpose'];
  readonly reference: string;
  readonly receivedAt: Date;
  /** Null means all files. */
  readonly fileId: string | null;
  /** All files of the submission, released or not. */
  readonly files: readonly (typeof submissionFiles.$inferSelect)[];
}

/**
 * Issues a ticket for files that the caller may download. A link cannot carry the login token, which is in browser
 * storage, so it carries a ticket instead: valid for one download, for minutes, and no longer than the session.
 */
export async function issueTicket(transaction: Transaction, given: NewTicket): Promise<string> {
  const now = siteClock.now().getTime();
  await transaction.delete(downloadTickets).where(lt(downloadTickets.expiresAt, new Date(now)));
  const ticket = newToken();
  const expiresAt = new Date(now + lifetime);
  await transaction.insert(downloadTickets).values({ ...given, hash: tokenHash(ticket), expiresAt });
  return ticket;
}

/** Returns what a ticket gives access to, or null if it is invalid or expired. */
export async function findTicket(database: Database, ticket: string): Promise<OpenedFiles | null> {
  if (!isTokenShaped(ticket)) return null;
  const [found] = await database
    .select({ ticket: downloadTickets, submission: submissions })
    .from(downloadTickets)
    .innerJoin(submissions, eq(submissions.id, downloadTickets.submissionId))
    .where(eq(downloadTickets.hash, tokenHash(ticket)));
  if (!found || found.ticket.expiresAt.getTime() <= siteClock.now().getTime()) return null;
  const files = await database
    .select()
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, found.submission.id))
    .orderBy(submissionFiles.position);
  const { sessionId, purpose, fileId } = found.ticket;
  const { reference, receivedAt } = found.submission;
  return { sessionId, purpose, reference, receivedAt, fileId, files };
}
