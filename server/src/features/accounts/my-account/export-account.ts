import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { submissionNotes } from '../../submissions/submission-notes.table.ts';
import { submissionFiles, submissions } from '../../submissions/submissions.table.ts';
import { accounts } from '../tables/accounts.table.ts';
import { passkeys } from '../tables/passkeys.table.ts';
import { accountRoles } from '../tables/roles.table.ts';
import { sessions } from '../tables/sessions.table.ts';

/**
 * Everything that is stored about an account's holder, to be given as JSON; dates become ISO 8601. Left out is what opens
 * the account (the hash of the password, secrets, tokens, and the text of mail, whose links do), and the names of staff.
 */
export async function exportAccount(database: Database, { accountId, email, emailVerified }: Caller) {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('An account is gone while its session lives.');
  const { securityStamp: _, image: __, ...facts } = account;
  return {
    account: facts,
    roles: await database
      .select({ role: accountRoles.roleName, grantedAt: accountRoles.grantedAt })
      .from(accountRoles)
      .where(eq(accountRoles.accountId, accountId)),
    passkeys: await database
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
        backedUp: passkeys.backedUp,
      })
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId)),
    sessions: await database
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.accountId, accountId)),
    submissions: emailVerified ? await submissionsOf(database, email) : [],
    mail: await database
      .select({
        subject: mailOutbox.subject,
        state: mailOutbox.state,
        createdAt: mailOutbox.createdAt,
        deliveredAt: mailOutbox.deliveredAt,
      })
      .from(mailOutbox)
      .where(eq(sql`lower(${mailOutbox.toAddress})`, email))
      .orderBy(asc(mailOutbox.createdAt)),
    changeLog: await database
      .select({
        at: auditEntries.at,
        action: auditEntries.action,
        subject: auditEntries.subject,
        before: auditEntries.before,
        after: auditEntries.after,
      })
      .from(auditEntries)
      .where(eq(auditEntries.accountId, accountId))
      .orderBy(asc(auditEntries.id)),
  };
}

/** What was sent with the address by the upload form, with its files and what analysts have noted. */
async function submissionsOf(database: Database, email: string) {
  const rows = await database
    .select()
    .from(submissions)
    .where(eq(sql`lower(${submissions.email})`, email))
    .orderBy(asc(submissions.receivedAt));
  const ids = rows.map(({ id }) => id);
  const files = await database
    .select()
    .from(submissionFiles)
    .where(inArray(submissionFiles.submissionId, ids))
    .orderBy(asc(submissionFiles.position));
  const notes = await database
    .select()
    .from(submissionNotes)
    .where(inArray(submissionNotes.submissionId, ids))
    .orderBy(asc(submissionNotes.at));
  return rows.map(({ id, idempotencyKey: _, ...submission }) => ({
    ...submission,
    files: files
      .filter(({ submissionId }) => submissionId === id)
      .map(({ name, mediaType, size, sha256, scanState }) => ({ name, mediaType, size, sha256, scanState })),
    notes: notes.filter(({ submissionId }) => submissionId === id).map(({ at, text }) => ({ at, text })),
  }));
}
