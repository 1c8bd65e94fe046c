import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { accounts } from '../tables/accounts.table.ts';
import { deleteMail } from './account-data.ts';

/** Replaces the name of a deleted account in the audit log. */
export const deletedAccount = 'deleted account';

interface Removed {
  readonly accountId: string;
  readonly accountName: string;
  readonly email: string;
}

/**
 * Deletes an account with its sessions, passkeys, second factor, projects and emails, except emails waiting for
 * delivery.
 */
export async function removeAccount(transaction: Transaction, account: Removed): Promise<void> {
  await forgetInLog(transaction, account);
  await deleteMail(transaction, account.email);
  await transaction.delete(accounts).where(eq(accounts.id, account.accountId));
}

/**
 * Removes the account's name, email address and passkey names from audit log entries about the account. Entries about
 * the owner's work as a staff member keep the name, so that deleting an account cannot conceal who made a change.
 */
async function forgetInLog(transaction: Transaction, { accountId, accountName }: Removed): Promise<void> {
  const isOfAccount = eq(auditEntries.subject, `account ${accountName}`);
  await transaction
    .update(auditEntries)
    .set({ by: deletedAccount })
    .where(and(isOfAccount, eq(auditEntries.accountId, accountId)));
  const without = (column: typeof auditEntries.before | typeof auditEntries.after) =>
    sql`case when jsonb_typeof(${column}) = 'object' then ${column} - array['accountName', 'email', 'passkey'] else ${column} end`;
  await transaction
    .update(auditEntries)
    .set({
      subject: deletedAccount,
      before: without(auditEntries.before),
      after: without(auditEntries.after),
    })
    .where(isOfAccount);
}
