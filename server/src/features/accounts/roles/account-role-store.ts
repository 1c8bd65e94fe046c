import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { accountRoles, roles } from '../tables/roles.table.ts';

/** The roles that an account has, in the order of their lists. */
export async function rolesOf(database: Database | Transaction, accountId: string) {
  const rows = await database
    .select({ role: roles })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.name, accountRoles.roleName))
    .where(eq(accountRoles.accountId, accountId))
    .orderBy(asc(roles.sortOrder));
  return rows.map(({ role }) => role);
}
