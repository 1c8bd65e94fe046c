import type { AccountInfo } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { passkeyInfo, passkeysOf } from '../passkeys/passkey-list.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accounts } from '../tables/accounts.table.ts';

/** Returns the data about an account that its owner sees. */
export async function accountInfo(
  database: Database,
  sessions: SessionStore,
  { accountId, sessionId, roleNames, withheldRoles }: Caller,
): Promise<AccountInfo> {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('An account is missing while its session is alive');
  const passkeys = await passkeysOf(database, accountId);
  const list = await sessions.list(accountId);
  return {
    accountName: account.name,
    email: account.email,
    emailVerified: account.emailVerified,
    roles: roleNames,
    withheldRoles,
    createdAt: account.createdAt.toISOString(),
    totpEnabled: account.twoFactorEnabled,
    passkeys: passkeys.map(passkeyInfo),
    sessions: list.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      userAgent,
      isCurrent: id === sessionId,
    })),
  };
}
