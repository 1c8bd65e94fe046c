import { eq, lt } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isTokenShaped, newToken, tokenHash } from '../../../platform/tokens/random-token.ts';
import { downloadPath } from './download-path.ts';
import { downloadTickets } from './download-tickets.table.ts';

/** Lifetime of a ticket in milliseconds. An interrupted download can be resumed only within this time. */
const lifetime = 10 * 60_000;

type TicketRow = typeof downloadTickets.$inferSelect;

/** A ticket's session, files and purpose (see download-tickets.table.ts). */
export type Ticket = Pick<TicketRow, 'sessionId' | 'owner' | 'subjectId' | 'fileId' | 'purpose'>;

/**
 * Creates a URL for files that the caller may open. Browsers cannot send a login token with a link, so the URL contains
 * a ticket for these files. The ticket is valid for a few minutes, and no longer than the session.
 * @param fileName the name that browsers show
 * @returns a path on this site
 */
export async function issueTicket(
  transaction: Transaction,
  given: Ticket,
  fileName: string,
): Promise<string> {
  const now = siteClock.now().getTime();
  await transaction.delete(downloadTickets).where(lt(downloadTickets.expiresAt, new Date(now)));
  const ticket = newToken();
  const expiresAt = new Date(now + lifetime);
  await transaction.insert(downloadTickets).values({ ...given, hash: tokenHash(ticket), expiresAt });
  return downloadPath(ticket, fileName);
}

/** Returns the ticket's data, or null if the ticket is invalid or has expired. */
export async function findTicket(database: Database, ticket: string): Promise<Ticket | null> {
  if (!isTokenShaped(ticket)) return null;
  const [found] = await database
    .select()
    .from(downloadTickets)
    .where(eq(downloadTickets.hash, tokenHash(ticket)));
  return found && found.expiresAt.getTime() > siteClock.now().getTime() ? found : null;
}
