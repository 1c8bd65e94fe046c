import { eq } from 'drizzle-orm';
import type { AttemptCounter } from '../../../platform/limits/attempt-counter.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { accountExists, confirmEmail, emailChangeRequested } from '../emails/account-emails.ts';
import type { AccountMailer } from '../emails/account-mailer.ts';
import { addressLimit } from '../emails/mail-limits.ts';
import { endLinks, issueLink } from '../links/mailed-link.ts';
import type { WithPassword } from '../password/with-password.ts';
import { accounts } from '../tables/accounts.table.ts';

export type ChangeEmail = (caller: Caller, params: { email: string; password: string }) => Promise<void>;

interface Dependencies {
  readonly withPassword: WithPassword;
  readonly counter: AttemptCounter;
  readonly mailer: AccountMailer;
}

/**
 * Returns the call that emails a confirmation link to the new address. If another account has that address, the email
 * reports this instead. Links of earlier requests stop working. The current address is notified immediately, because
 * someone else may have the password.
 */
export function changeEmail({ withPassword, counter, mailer }: Dependencies): ChangeEmail {
  return async (caller, { email, password }) => {
    const { accountId, accountName } = caller;
    await counter.count(['change-email', accountId], addressLimit);
    await counter.count(['mail', email], addressLimit);
    await withPassword(caller, password, async ({ transaction }) => {
      await endLinks(transaction, 'confirm-email', accountId);
      const [owner] = await transaction.select().from(accounts).where(eq(accounts.email, email));
      const letter =
        owner && owner.id !== accountId
          ? accountExists(owner.name)
          : confirmEmail(accountName, await issueLink(transaction, 'confirm-email', { accountId, email }));
      await mailer.queue(transaction, email, letter);
      await mailer.queue(transaction, caller.email, emailChangeRequested(accountName, email));
    });
    mailer.wake();
  };
}
