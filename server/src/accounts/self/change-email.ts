import { eq } from 'drizzle-orm';
import { accounts } from '../../db/schema/accounts.ts';
import type { Caller } from '../caller.ts';
import type { TryCounter } from '../login/try-counter.ts';
import type { AccountMailer } from '../mails/account-mailer.ts';
import { accountExists, confirmEmail } from '../mails/letters.ts';
import { issueConfirmation } from '../registration/mailed-token.ts';
import type { WithPassword } from './with-password.ts';

export type ChangeEmail = (caller: Caller, params: { email: string; password: string }) => Promise<void>;

interface Dependencies {
  readonly withPassword: WithPassword;
  readonly counter: TryCounter;
  readonly mailer: AccountMailer;
}

/** Mails the new address a link; the account uses it once that is confirmed. One mail goes there whether or not it has an account. */
export function changeEmail({ withPassword, counter, mailer }: Dependencies): ChangeEmail {
  return async (caller, { email, password }) => {
    const { accountId, accountName } = caller;
    await counter.count(['mail', email], { free: 5, firstWait: 300 });
    await withPassword(caller, 'password', async (inWork, headers) => {
      const { transaction, engine } = inWork;
      await engine.api.verifyPassword({ body: { password }, headers });
      const [owner] = await transaction.select().from(accounts).where(eq(accounts.email, email));
      const letter =
        owner && owner.id !== accountId
          ? accountExists(owner.name)
          : confirmEmail(accountName, await issueConfirmation(inWork, { accountId, email }));
      await mailer.queue(transaction, email, letter);
    });
    mailer.wake();
  };
}
