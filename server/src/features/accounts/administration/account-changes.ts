import type { AuditAction, Role } from '@title24/shared-domain';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { forbidden, notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { renewSecurityStamp } from '../links/security-stamp.ts';
import { effectiveRole, rolesOf, toRole } from '../roles/account-roles.ts';
import { covers } from '../roles/covers.ts';
import { lockRoleChanges, requireAnotherAlmighty } from '../roles/last-almighty.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRoles, roles } from '../tables/roles.table.ts';

/**
 * Assigns a role. Rejects with RpcFault if the account or the role does not exist, or if the role has a
 * permission that the caller lacks.
 */
export async function grantRole(
  transaction: Transaction,
  caller: Caller,
  accountId: string,
  roleName: string,
): Promise<void> {
  const { account, role } = await lock(transaction, accountId, roleName);
  if (!covers(caller.role, role))
    throw forbidden('You cannot assign a role with more permissions than your own.');
  const added = await transaction
    .insert(accountRoles)
    .values({ accountId, roleName })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) return;
  await renewSecurityStamp(transaction, accountId);
  await record(transaction, caller, account.name, 'accounts.grantRole', roleName, true);
}

/**
 * Removes a role. Rejects with RpcFault if the account or the role does not exist, or if the role has a permission that
 * the caller lacks. Also rejects if the role is all-powerful and no other active account has an all-powerful role.
 */
export async function revokeRole(
  transaction: Transaction,
  caller: Caller,
  accountId: string,
  roleName: string,
): Promise<void> {
  const { account, role } = await lock(transaction, accountId, roleName);
  if (!covers(caller.role, role))
    throw forbidden('You cannot remove a role with more permissions than your own.');
  if (role.isAlmighty) await requireAnotherAlmighty(transaction, accountId);
  const taken = await transaction
    .delete(accountRoles)
    .where(and(eq(accountRoles.accountId, accountId), eq(accountRoles.roleName, roleName)))
    .returning();
  if (taken.length === 0) return;
  await renewSecurityStamp(transaction, accountId);
  await record(transaction, caller, account.name, 'accounts.revokeRole', roleName, false);
}

/**
 * Enables or disables an account. Rejects with RpcFault if the account does not exist, or has a permission that the
 * caller lacks. Also rejects if the caller would disable their own account or the last all-powerful account.
 */
export async function changeEnabled(
  transaction: Transaction,
  caller: Caller,
  accountId: string,
  enabled: boolean,
): Promise<void> {
  const { account } = await lock(transaction, accountId);
  if (!enabled && accountId === caller.accountId) throw forbidden('You cannot disable your own account.');
  const role = effectiveRole(await rolesOf(transaction, accountId));
  if (role && !covers(caller.role, role)) {
    throw forbidden('You cannot change an account with more permissions than your own.');
  }
  if (!enabled && role?.isAlmighty) await requireAnotherAlmighty(transaction, accountId);
  if (account.enabled === enabled) return;
  await transaction.update(accounts).set({ enabled }).where(eq(accounts.id, accountId));
  await renewSecurityStamp(transaction, accountId);
  await recordChange(transaction, caller, {
    action: 'accounts.setEnabled',
    subject: `account ${account.name}`,
    before: { enabled: account.enabled },
    after: { enabled },
  });
}

async function lock(transaction: Transaction, accountId: string): Promise<{ account: AccountRow }>;
async function lock(
  transaction: Transaction,
  accountId: string,
  roleName: string,
): Promise<{ account: AccountRow; role: Role }>;
async function lock(transaction: Transaction, accountId: string, roleName?: string) {
  await lockRoleChanges(transaction);
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw notFound('There is no such account.');
  if (roleName === undefined) return { account };
  const [row] = await transaction.select().from(roles).where(eq(roles.name, roleName));
  if (!row) throw notFound(`There is no role ${roleName}.`);
  return { account, role: toRole(row) };
}

type AccountRow = typeof accounts.$inferSelect;

async function record(
  transaction: Transaction,
  caller: Caller,
  accountName: string,
  action: AuditAction,
  role: string,
  isGranted: boolean,
): Promise<void> {
  await recordChange(transaction, caller, {
    action,
    subject: `account ${accountName}`,
    ...(isGranted ? { after: { role } } : { before: { role } }),
  });
}
