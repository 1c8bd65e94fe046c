import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRoles, roles } from '../tables/roles.table.ts';
import { toRole } from './account-roles.ts';

/** An account to which work can be assigned. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether the account gets emails about the new orders or cases that it is permitted to work on. */
  readonly onDuty: boolean;
}

/**
 * Returns the enabled accounts with permission to work on orders or cases, sorted by name.
 * @param resource DESK for orders, or UPLOAD for cases
 */
export async function colleagues(
  database: Database | Transaction,
  resource: 'DESK' | 'UPLOAD',
): Promise<Colleague[]> {
  const all = await database.select().from(roles);
  const working = all.filter((row) => toRole(row).isAllowed('UPDATE', resource)).map(({ name }) => name);
  return database
    .selectDistinct({ id: accounts.id, name: accounts.name, email: accounts.email, onDuty: accounts.onDuty })
    .from(accounts)
    .innerJoin(accountRoles, eq(accountRoles.accountId, accounts.id))
    .where(and(inArray(accountRoles.roleName, working), eq(accounts.enabled, true)))
    .orderBy(asc(accounts.name));
}
