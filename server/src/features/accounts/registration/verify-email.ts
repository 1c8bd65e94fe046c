import { and, DrizzleQueryError, eq, ne } from 'drizzle-orm';
import pg from 'pg';
import type { Client } from '../../../platform/http/client.ts';
import { tokenHash } from '../../../platform/tokens/random-token.ts';
import { recordChange } from '../../audit/record-change.ts';
import { emailChanged } from '../emails/account-emails.ts';
import type { AccountMailer } from '../emails/account-mailer.ts';
import type { RunAuthTransaction } from '../engine/auth-transaction.ts';
import { findLink } from '../links/mailed-link.ts';
import { renewSecurityStamp } from '../links/security-stamp.ts';
import type { LoginEvents } from '../login/login-events.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accounts } from '../tables/accounts.table.ts';

interface ConfirmingBrowser {
  readonly browserKey: string | undefined;
  readonly client: Client;
}

/**
 * Confirms an address and uses up the token. Returns null for an invalid token, or if another account already has the
 * address. Otherwise, `callToken` is the token of a new session if the account is enabled and was registered in
 * `browser`, or else null.
 */
export type VerifyEmail = (
  token: string,
  browser: ConfirmingBrowser,
) => Promise<{ readonly callToken: string | null } | null>;

interface Dependencies {
  readonly work: RunAuthTransaction;
  readonly mailer: AccountMailer;
  readonly sessions: SessionStore;
  readonly events: LoginEvents;
}

/** Returns the call that confirms the address of a registration, or an account's new address. */
export function verifyEmail({ work, mailer, sessions, events }: Dependencies): VerifyEmail {
  return async (token, { browserKey, client }) => {
    const confirmed = await work(async ({ transaction }) => {
      const link = await findLink(transaction, 'confirm-email', token);
      if (!link) return null;
      const { email, account, browserKeyHash } = link;
      const accountId = account.id;
      const hasOtherOwner = and(eq(accounts.email, email), ne(accounts.id, accountId));
      if ((await transaction.$count(accounts, hasOtherOwner)) > 0) return null;
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
      const isSameBrowser = browserKey !== undefined && tokenHash(browserKey) === browserKeyHash;
      if (!isSameBrowser || !account.enabled) return { callToken: null, accountId };
      return { callToken: await sessions.start(transaction, accountId, client.userAgent, 'call'), accountId };
    }).catch((error: unknown) => {
      if (isAddressTaken(error)) return null;
      throw error;
    });
    mailer.wake();
    if (!confirmed) return null;
    const { callToken, accountId } = confirmed;
    if (callToken !== null) events.accepted(accountId, client, 'confirmation');
    return { callToken };
  };
}

/** Returns whether an error means that another account got the address at the same time. */
function isAddressTaken(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : null;
  return cause instanceof pg.DatabaseError && cause.constraint === 'accounts_email_unique';
}
