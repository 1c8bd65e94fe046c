import type { accounts as accountsContract } from '@title24/shared-config/rpc';
import type { ListedAccount, ListPage } from '@title24/shared-domain';
import { asc, eq, ilike, inArray, or } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../../platform/db/database.ts';
import { memberMethod } from '../../../platform/rpc/member-method.ts';
import type { MemberMethodsOf } from '../../../platform/rpc/member-methods.ts';
import { noParams } from '../../../platform/rpc/method.ts';
import { containing, listParams, pageOf } from '../../../platform/rpc/params/list-params.ts';
import { text } from '../../../platform/rpc/params/param-schemas.ts';
import { toRole } from '../roles/account-roles.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRoles, roles } from '../tables/roles.table.ts';
import { changeEnabled, grantRole, revokeRole } from './account-changes.ts';

const id = v.pipe(v.string(), v.uuid());
const roleChange = v.strictObject({ id, role: text(100) });

/** POST /rpc/2.0/accounts: accounts and their roles, for staff. */
export function accountsService(
  database: Database,
  sessions: SessionStore,
): MemberMethodsOf<typeof accountsContract> {
  /** What a change answers. */
  const load = async (accountId: string) => {
    const [row] = await database.select().from(accounts).where(eq(accounts.id, accountId));
    return row && (await listed(database, [row]))[0];
  };
  return {
    find: memberMethod(listParams, async ({ search, page }): Promise<ListPage<ListedAccount>> => {
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
    }),

    roles: memberMethod(noParams, async () => {
      const rows = await database.select().from(roles).orderBy(asc(roles.sortOrder));
      return rows.map((row) => toRole(row).toJSON());
    }),

    grantRole: memberMethod(roleChange, async (params, caller) => {
      await database.transaction((transaction) => grantRole(transaction, caller, params.id, params.role));
      return load(params.id);
    }),

    revokeRole: memberMethod(roleChange, async (params, caller) => {
      await database.transaction((transaction) => revokeRole(transaction, caller, params.id, params.role));
      return load(params.id);
    }),

    setEnabled: memberMethod(v.strictObject({ id, enabled: v.boolean() }), async (params, caller) => {
      await database.transaction(async (transaction) => {
        await changeEnabled(transaction, caller, params.id, params.enabled);
        if (!params.enabled) await sessions.endAll(transaction, params.id);
      });
      return load(params.id);
    }),
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
