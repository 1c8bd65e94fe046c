import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { recordChange } from '../../audit/record-change.ts';
import { accountDeleted } from '../emails/account-emails.ts';
import type { AccountMailer } from '../emails/account-mailer.ts';
import type { WithPassword } from '../password/with-password.ts';
import { effectiveRole, rolesOf } from '../roles/account-roles.ts';
import { lockRoleChanges, requireAnotherAlmighty } from '../roles/last-almighty.ts';
import { accounts } from '../tables/accounts.table.ts';

export type DeleteAccount = (caller: Caller, params: { password: string }) => Promise<void>;

/** Why an account cannot be deleted now, for its holder; null if nothing is against it. */
export type AccountHold = (transaction: Transaction, accountId: string) => Promise<string | null>;

interface Dependencies {
  /** What features keep accounts for. */
  readonly holds: ReadonlySet<AccountHold>;
  readonly withPassword: WithPassword;
  readonly mailer: AccountMailer;
}

/** What stands in the change log in place of an account that is gone. */
const somebody = 'deleted account';

/**
 * Deletes an account with its logins, passkeys, codes and mail, by its password. Submissions stay: they are the
 * company's records of what it was asked for. Nobody deletes the last almighty account, nor one that a feature holds.
 * The promise rejects with RpcFault -32010 and why in that case.
 */
export function deleteAccount({ holds, withPassword, mailer }: Dependencies): DeleteAccount {
  return async (caller, { password }) => {
    const { accountId, accountName, email } = caller;
    await withPassword(caller, password, async ({ transaction }) => {
      await lockRoleChanges(transaction);
      const role = effectiveRole(await rolesOf(transaction, accountId));
      if (role?.isAlmighty) await requireAnotherAlmighty(transaction, accountId);
      for (const hold of holds) {
        const why = await hold(transaction, accountId);
        if (why !== null) throw notPossible(why, 'held');
      }
      await forgetInLog(transaction, caller);
      await transaction
        .delete(mailOutbox)
        .where(
          and(
            eq(sql`lower(${mailOutbox.toAddress})`, email),
            inArray(mailOutbox.state, ['delivered', 'parked']),
          ),
        );
      await transaction.delete(accounts).where(eq(accounts.id, accountId));
      await recordChange(
        transaction,
        { accountId: null, accountName: somebody },
        { action: 'account.delete', subject: somebody },
      );
      await mailer.queue(transaction, email, accountDeleted(accountName));
    });
    mailer.wake();
  };
}

/**
 * Takes name and address out of what the change log says of the account itself. What its holder changed on the site as
 * staff keeps the name: deleting an account must not be a way to cover that up.
 */
async function forgetInLog(transaction: Transaction, { accountId, accountName }: Caller): Promise<void> {
  const isOfAccount = eq(auditEntries.subject, `account ${accountName}`);
  await transaction
    .update(auditEntries)
    .set({ by: somebody })
    .where(and(isOfAccount, eq(auditEntries.accountId, accountId)));
  const without = (column: typeof auditEntries.before | typeof auditEntries.after) =>
    sql`case when jsonb_typeof(${column}) = 'object' then ${column} - array['accountName', 'email', 'passkey'] else ${column} end`;
  await transaction
    .update(auditEntries)
    .set({
      subject: somebody,
      before: without(auditEntries.before),
      after: without(auditEntries.after),
    })
    .where(isOfAccount);
}
