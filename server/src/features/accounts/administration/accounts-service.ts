import type { ListedAccount } from '@title24/shared-domain';
import type { accounts as accountsContract } from '@title24/shared-domain/rpc/server';
import { asc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../../platform/rpc/member-methods.ts';
import { containing, pageOf } from '../../../platform/rpc/params/list-params.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { toRole } from '../roles/account-roles.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRoles, roles } from '../tables/roles.table.ts';
import { changeEnabled, grantRole, revokeRole } from './account-changes.ts';

/** Creates the staff service for accounts and their roles, POST /rpc/2.0/accounts. */
export function accountsService(
  database: Database,
  sessions: SessionStore,
): MemberHandlersOf<typeof accountsContract> {
  const load = async (accountId: string) => {
    const [row] = await database.select().from(accounts).where(eq(accounts.id, accountId));
    const [account] = row ? await listed(database, [row]) : [];
    if (!account) throw notFound('There is no such account.');
    return account;
  };
  return {
    find: async ({ search, page }) => {
      const pattern = containing(search);
      const where = search ? or(ilike(accounts.name, pattern), ilike(accounts.email, pattern)) : undefined;
      const { limit, offset } = pageOf(page);
      const rows = await database
        .select()
        .from(accounts)
        .where(where)
        .orderBy(asc(accounts.name))
        .limit(limit)
        .offset(offset);
      return { items: await listed(database, rows), total: await database.$count(accounts, where) };
    },

    roles: async () => {
      const rows = await database.select().from(roles).orderBy(asc(roles.sortOrder));
      return rows.map((row) => toRole(row).toJSON());
    },

    grantRole: async (params, caller) => {
      await database.transaction((transaction) => grantRole(transaction, caller, params.id, params.role));
      return load(params.id);
    },

    revokeRole: async (params, caller) => {
      await database.transaction((transaction) => revokeRole(transaction, caller, params.id, params.role));
      return load(params.id);
    },

    setEnabled: async (params, caller) => {
      await database.transaction(async (transaction) => {
        await changeEnabled(transaction, caller, params.id, params.enabled);
        if (!params.enabled) await sessions.endAll(transaction, params.id);
      });
      return load(params.id);
    },
  };
}

async function listed(
  database: Database,
  rows: readonly (typeof accounts.$inferSelect)[],
): Promise<ListedAccount[]> {
  if (rows.length === 0) return [];
  const given = await database
    .select({ accountId: accountRoles.accountId, name: roles.name })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.name, accountRoles.roleName))
    .where(
      inArray(
        accountRoles.accountId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(roles.sortOrder));
  return rows.map((row) => ({
    id: row.id,
    accountName: row.name,
    email: row.email,
    roles: given.filter(({ accountId }) => accountId === row.id).map(({ name }) => name),
    enabled: row.enabled,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }));
}
