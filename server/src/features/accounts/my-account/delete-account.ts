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

/** Returns why an account cannot be deleted now, in words for its owner; null if it can. */
export type AccountHold = (transaction: Transaction, accountId: string) => Promise<string | null>;

interface Dependencies {
  /** Reasons of other features to keep accounts. */
  readonly holds: ReadonlySet<AccountHold>;
  readonly withPassword: WithPassword;
  readonly mailer: AccountMailer;
}

/** Replaces the name of a deleted account in the change log. */
const somebody = 'deleted account';

/**
 * Deletes an account with its sessions, passkeys, codes and mail, after checking its password. Submissions stay: they
 * are the company's records of its work. The last almighty account cannot be deleted, nor one that a feature must
 * keep: the promise then rejects with RpcFault -32010 and the reason.
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
 * Removes name and address from the change log's entries about the account itself. Changes that its owner made to the
 * site as staff keep the name: deleting an account must not be a way to cover them up.
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
