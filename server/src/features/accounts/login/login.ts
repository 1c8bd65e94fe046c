import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import { forbidden } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { AuthTransaction, RunAuthTransaction } from '../engine/auth-transaction.ts';
import { isPasswordOf } from '../engine/credential.ts';
import {
  SecondFactorUnreadableError,
  unreadableLog,
  unreadableMessage,
} from '../second-factor/second-factor-unreadable-error.ts';
import { takeCode } from '../second-factor/take-code.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accounts } from '../tables/accounts.table.ts';
import type { tokenPurposes } from '../tables/sessions.table.ts';
import { findAccount } from './find-account.ts';
import type { LoginEvents } from './login-events.ts';
import type { LoginThrottle } from './login-throttle.ts';

/** Input of the login form. */
export interface Credentials {
  /** Account name or email address. */
  readonly accountName: string;
  readonly password: string;
  /** Authenticator code or backup code. */
  readonly code?: string | undefined;
}

/** `code-needed` means that name and password are correct but the account also requires a code. */
export type LoginOutcome =
  | { readonly kind: 'logged-in'; readonly token: string }
  | { readonly kind: 'code-needed' }
  | { readonly kind: 'refused' };

interface Dependencies {
  readonly database: Database;
  readonly work: RunAuthTransaction;
  readonly sessions: SessionStore;
  readonly throttle: LoginThrottle;
  readonly events: LoginEvents;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export type LogIn = (
  credentials: Credentials,
  client: Client,
  purpose: (typeof tokenPurposes)[number],
) => Promise<LoginOutcome>;

/**
 * Returns the function that logs a user in by name and password. Each refused login computes one password hash, so that
 * its timing does not reveal the reason. Rejects with TooManyAttemptsError if the client has to wait, and with RpcFault
 * if the code cannot be checked.
 */
export function logIn({ database, work, sessions, throttle, events, log }: Dependencies): LogIn {
  return async (credentials, client, purpose) => {
    const attempt = await throttle.begin(credentials.accountName, client);
    const account = await findAccount(database, credentials.accountName);
    const outcome = await work(async (authTransaction): Promise<LoginOutcome> => {
      const id = account?.id ?? unusedId;
      const checked = await check(authTransaction, id, credentials);
      if (checked !== 'right') return { kind: checked };
      const { transaction } = authTransaction;
      await transaction.update(accounts).set({ lastLoginAt: siteClock.now() }).where(eq(accounts.id, id));
      return {
        kind: 'logged-in',
        token: await sessions.start(transaction, id, client.userAgent, purpose),
      };
    }).catch(async (error: unknown) => {
      if (!(error instanceof SecondFactorUnreadableError)) throw error;
      await attempt.undo();
      log.error({ account: account?.id, err: error }, unreadableLog);
      throw forbidden(unreadableMessage);
    });
    if (outcome.kind === 'logged-in') {
      events.accepted(account?.id ?? unusedId, client, 'password');
      await attempt.succeeded();
    } else if (outcome.kind === 'code-needed') await attempt.undo();
    else events.refused(client, 'password');
    return outcome;
  };
}

/**
 * An id that no account has. If no account is found, the password check uses this id, so that it takes as long as for
 * an existing account.
 */
const unusedId = '00000000-0000-0000-0000-000000000000';

async function check(
  authTransaction: AuthTransaction,
  accountId: string,
  { password, code }: Credentials,
): Promise<'right' | 'code-needed' | 'refused'> {
  const { transaction } = authTransaction;
  if (!(await isPasswordOf(authTransaction, accountId, password))) return 'refused';
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account?.enabled || !account.emailVerified) return 'refused';
  if (!account.twoFactorEnabled) return 'right';
  if (!code) return 'code-needed';
  return (await takeCode(authTransaction, accountId, code)) ? 'right' : 'refused';
}
