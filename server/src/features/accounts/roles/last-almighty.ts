import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { forbidden } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRoles, roles } from '../tables/roles.table.ts';

/**
 * Serializes changes to roles and accounts, so that two people cannot concurrently revoke each other's all-powerful
 * role.
 */
export async function lockRoleChanges(transaction: Transaction): Promise<void> {
  await transaction.execute('lock table account_roles in share row exclusive mode');
}

/**
 * Rejects with RpcFault -32003 if no enabled account except `accountId` has a confirmed email address and an enabled
 * all-powerful role. Requires {@link lockRoleChanges}.
 */
export async function requireAnotherAlmighty(transaction: Transaction, accountId: string): Promise<void> {
  const others = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(accountRoles, eq(accountRoles.accountId, accounts.id))
    .innerJoin(roles, eq(roles.name, accountRoles.roleName))
    .where(
      and(
        ne(accounts.id, accountId),
        eq(accounts.enabled, true),
        eq(accounts.emailVerified, true),
        eq(roles.isAlmighty, true),
        eq(roles.enabled, true),
      ),
    )
    .limit(1);
  if (others.length === 0)
    throw forbidden('The site needs at least one administrator. Appoint another first.');
}
