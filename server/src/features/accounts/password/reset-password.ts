import { passwordProblem } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.ts';
import { passwordChanged } from '../emails/account-emails.ts';
import type { AccountMailer } from '../emails/account-mailer.ts';
import type { RunAuthTransaction } from '../engine/auth-transaction.ts';
import { setPassword } from '../engine/credential.ts';
import { findLink } from '../links/mailed-link.ts';
import { renewSecurityStamp } from '../links/security-stamp.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accounts } from '../tables/accounts.table.ts';

/** Resolves with null if the password was changed, otherwise with the invalid field and the reason. */
export type ResetPassword = (
  token: string,
  password: string,
) => Promise<{ readonly path: 'token' | 'password'; readonly message: string } | null>;

interface Dependencies {
  readonly work: RunAuthTransaction;
  readonly sessions: SessionStore;
  readonly mailer: AccountMailer;
}

const invalidLink = 'This link has been used or has expired. Ask for a new one';

/**
 * Returns the call that sets a new password and ends all sessions of the account. The emailed token can be used again
 * only if the new password broke the rules.
 */
export function resetPassword({ work, sessions, mailer }: Dependencies): ResetPassword {
  return async (token, password) => {
    const problem = await work(async (authTransaction) => {
      const { transaction } = authTransaction;
      const link = await findLink(transaction, 'reset-password', token);
      if (!link) return { path: 'token', message: invalidLink } as const;
      const { id, name, email } = link.account;
      const message = passwordProblem(password, name, email);
      if (message) return { path: 'password', message } as const;
      await setPassword(authTransaction, id, password);
      // The user opened a link that was emailed to this address, which verifies the address.
      await transaction.update(accounts).set({ emailVerified: true }).where(eq(accounts.id, id));
      await renewSecurityStamp(transaction, id);
      await sessions.endAll(transaction, id);
      await recordChange(
        transaction,
        { accountId: id, accountName: name },
        { action: 'security.resetPassword', subject: `account ${name}` },
      );
      await mailer.queue(transaction, email, passwordChanged(name));
      return null;
    });
    mailer.wake();
    return problem;
  };
}
