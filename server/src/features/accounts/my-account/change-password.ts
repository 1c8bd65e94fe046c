import { passwordProblem } from '@title24/shared-domain';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { invalidParams } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { passwordChanged } from '../emails/account-emails.ts';
import type { AccountMailer } from '../emails/account-mailer.ts';
import { setPassword } from '../engine/credential.ts';
import { renewSecurityStamp } from '../links/security-stamp.ts';
import type { WithPassword } from '../password/with-password.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export type ChangePassword = (
  caller: Caller,
  params: { password: string; newPassword: string },
) => Promise<void>;

interface Dependencies {
  readonly withPassword: WithPassword;
  readonly sessions: SessionStore;
  readonly mailer: AccountMailer;
}

/** Returns the call that changes the password and ends all other sessions. */
export function changePassword({ withPassword, sessions, mailer }: Dependencies): ChangePassword {
  return async (caller, { password, newPassword }) => {
    const { accountId, accountName, email, sessionId } = caller;
    const message = passwordProblem(newPassword, accountName, email);
    if (message) throw invalidParams([{ path: 'newPassword', message }]);
    await withPassword(caller, password, async (authTransaction) => {
      const { transaction } = authTransaction;
      await setPassword(authTransaction, accountId, newPassword);
      await renewSecurityStamp(transaction, accountId);
      await sessions.endAll(transaction, accountId, sessionId);
      await recordChange(transaction, caller, {
        action: 'account.changePassword',
        subject: `account ${accountName}`,
      });
      await mailer.queue(transaction, email, passwordChanged(accountName));
    });
    mailer.wake();
  };
}
