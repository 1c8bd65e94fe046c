import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { accountDeleted } from '../emails/account-emails.ts';
import type { AccountMailer } from '../emails/account-mailer.ts';
import type { WithPassword } from '../password/with-password.ts';
import { deletedAccount, removeAccount } from '../privacy/remove-account.ts';
import { effectiveRole, rolesOf } from '../roles/account-roles.ts';
import { lockRoleChanges, requireAnotherAlmighty } from '../roles/last-almighty.ts';

export type DeleteAccount = (caller: Caller, params: { password: string }) => Promise<void>;

/** Returns null if an account can be deleted now. If it cannot, returns the reason as a message for the owner. */
export type AccountHold = (transaction: Transaction, accountId: string) => Promise<string | null>;

interface Dependencies {
  readonly holds: ReadonlySet<AccountHold>;
  readonly withPassword: WithPassword;
  readonly mailer: AccountMailer;
}

/**
 * Returns the call that checks the password and deletes an account. Submissions stay, because they are business
 * records. Rejects with RpcFault: -32010 with the reason if a feature must keep the account, -32003 if the account has
 * all permissions and no other usable account has them (see {@link requireAnotherAlmighty}).
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
      await removeAccount(transaction, caller);
      await recordChange(
        transaction,
        { accountId: null, accountName: deletedAccount },
        { action: 'account.delete', subject: deletedAccount },
      );
      await mailer.queue(transaction, email, accountDeleted(accountName));
    });
    mailer.wake();
  };
}
