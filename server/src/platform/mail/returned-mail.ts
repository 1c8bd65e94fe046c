import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mailOutbox } from './mail-outbox.table.ts';

/** Maximum length of a stored reason, in characters. */
const maxReason = 500;

/**
 * Parks a sent email if a delivery status notification (RFC 3464) reports that it could not be delivered, and stores
 * the reason. Other messages change nothing.
 * @param message - the notification with its headers, as received
 * @returns the number of emails that were parked: 0 or 1
 */
export async function parkReturnedMail(database: Database, message: string): Promise<number> {
  // A long header continues on lines that begin with a space or a tab.
  const text = message.replace(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*?)\\s*$`, 'im').exec(text)?.[1];
  if (field('Action')?.toLowerCase() !== 'failed') return 0;
  // Finds the id of the notification and that of the returned email. Only the second id can be in the outbox.
  const ids = [...text.matchAll(/^Message-ID:\s*(<[^>]+>)/gim)].map(([, id = '']) => id);
  if (ids.length === 0) return 0;
  const reason = field('Diagnostic-Code') ?? field('Status') ?? 'no reason is given';
  const { rowCount } = await database
    .update(mailOutbox)
    .set({ state: 'parked', lastError: `Returned: ${reason}`.slice(0, maxReason) })
    .where(and(inArray(mailOutbox.messageId, ids), eq(mailOutbox.state, 'delivered')));
  return rowCount ?? 0;
}
