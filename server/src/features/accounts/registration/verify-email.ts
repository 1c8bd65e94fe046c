import { and, eq, ne } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.ts';
import { emailChanged } from '../emails/account-emails.ts';
import type { AccountMailer } from '../emails/account-mailer.ts';
import type { RunAuthTransaction } from '../engine/auth-transaction.ts';
import { findLink } from '../links/mailed-link.ts';
import { renewSecurityStamp } from '../links/security-stamp.ts';
import { accounts } from '../tables/accounts.table.ts';

/** Resolves with whether the token confirmed an address; the token is then used up. */
export type VerifyEmail = (token: string) => Promise<boolean>;

/** Confirms the address of a registration, or an account's new one. */
export function verifyEmail(work: RunAuthTransaction, mailer: AccountMailer): VerifyEmail {
  return async (token) => {
    const isConfirmed = await work(async ({ transaction }) => {
      const link = await findLink(transaction, 'confirm-email', token);
      if (!link) return false;
      const { email, account } = link;
      const accountId = account.id;
      const ofAnother = and(eq(accounts.email, email), ne(accounts.id, accountId));
      if ((await transaction.$count(accounts, ofAnother)) > 0) return false;
      await transaction
        .update(accounts)
        .set({ email, emailVerified: true })
        .where(eq(accounts.id, accountId));
      await renewSecurityStamp(transaction, accountId);
      await recordChange(
        transaction,
        { accountId, accountName: account.name },
        {
          action: 'security.verifyEmail',
          subject: `account ${account.name}`,
          before: { email: account.email, emailVerified: account.emailVerified },
          after: { email, emailVerified: true },
        },
      );
      if (account.email !== email) {
        await mailer.queue(transaction, account.email, emailChanged(account.name));
      }
      return true;
    });
    mailer.wake();
    return isConfirmed;
  };
}
