import type { Client } from '../../../platform/http/client.ts';
import type { AttemptCounter } from '../../../platform/limits/attempt-counter.ts';
import { resetPassword } from '../emails/account-emails.ts';
import type { AccountMailer } from '../emails/account-mailer.ts';
import { addressLimit, clientLimit } from '../emails/mail-limits.ts';
import type { RunAuthTransaction } from '../engine/auth-transaction.ts';
import { issueLink } from '../links/mailed-link.ts';
import { findAccount } from '../login/find-account.ts';
import { withMinimumDuration } from '../registration/minimum-duration.ts';

export type RequestPasswordReset = (email: string, client: Client) => Promise<void>;

interface Dependencies {
  readonly work: RunAuthTransaction;
  readonly counter: AttemptCounter;
  readonly mailer: AccountMailer;
}

/**
 * Returns the call that emails a password reset link if the address has an account. A minimum duration hides
 * whether the account exists. Rejects with TooManyAttemptsError if the client has to wait, or if too many password
 * resets were requested for the address.
 */
export function requestPasswordReset({ work, counter, mailer }: Dependencies): RequestPasswordReset {
  return async (email, client) => {
    await counter.count(['reset', client.key], clientLimit);
    // Counted separately, so that repeated registrations with an address cannot block its owner's password reset.
    await counter.count(['reset mail', email], addressLimit);
    await withMinimumDuration(() =>
      work(async ({ transaction }) => {
        const account = await findAccount(transaction, email);
        if (!account) return;
        const token = await issueLink(transaction, 'reset-password', { accountId: account.id, email });
        await mailer.queue(transaction, email, resetPassword(account.name, token));
      }),
    );
    mailer.wake();
  };
}
