import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { accountRoles, roles } from '../../db/schema/roles.ts';

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
