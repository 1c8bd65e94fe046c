import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { accounts } from '../tables/accounts.table.ts';
import { passkeys } from '../tables/passkeys.table.ts';
import { accountRoles } from '../tables/roles.table.ts';
import { sessions } from '../tables/sessions.table.ts';

/** Functions of other features that return data about an account's owner, keyed by section of the export. */
export type AccountExports = Map<string, (caller: Caller) => Promise<unknown>>;

/**
 * Returns the data stored about an account's owner, for a download as JSON. Omits everything that gives
 * access: password hash, secrets, tokens, and the texts of emails, which can contain links.
 */
export async function exportAccount(database: Database, caller: Caller, exports: AccountExports) {
  const { accountId, email } = caller;
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('An account is missing while its session is alive');
  const { securityStamp: _, ...facts } = account;
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
    ...(await exported(caller, exports)),
  };
}

async function exported(caller: Caller, exports: AccountExports): Promise<Readonly<Record<string, unknown>>> {
  const entries: [string, unknown][] = [];
  for (const [name, load] of exports) entries.push([name, await load(caller)]);
  return Object.fromEntries(entries);
}
