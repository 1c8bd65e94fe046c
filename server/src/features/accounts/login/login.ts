import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import { forbidden } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { AccountWork, DoAccountWork } from '../engine/account-work.ts';
import { requireBackupCodes, spendCode } from '../second-factor/spend-code.ts';
import {
  SecondFactorUnreadableError,
  unreadableLog,
  unreadableWords,
} from '../second-factor/unreadable-error.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { accounts, engineSessions } from '../tables/accounts.table.ts';
import type { tokenPurposes } from '../tables/sessions.table.ts';
import { type AccountRow, findAccount } from './find-account.ts';
import type { LoginAlarm } from './login-alarm.ts';
import type { LoginThrottle } from './login-throttle.ts';

/** What was typed into the login form. */
export interface Credentials {
  /** Or the e-mail address. */
  readonly accountName: string;
  readonly password: string;
  /** Of the authenticator app, or one of the backup codes. */
  readonly code?: string | undefined;
}

/** `code-needed`: name and password are right and the account also asks for a code. */
export type LoginOutcome =
  | { readonly kind: 'logged-in'; readonly token: string }
  | { readonly kind: 'code-needed' }
  | { readonly kind: 'refused' };

interface Dependencies {
  readonly database: Database;
  readonly work: DoAccountWork;
  readonly sessions: SessionStore;
  readonly throttle: LoginThrottle;
  readonly alarm: LoginAlarm;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export type LogIn = (
  credentials: Credentials,
  client: Client,
  purpose: (typeof tokenPurposes)[number],
) => Promise<LoginOutcome>;

/**
 * Logs in by name and password. Every refusal has cost one password hash, whether the account does not exist, is
 * disabled, is not confirmed or has another password: neither the answer nor its time tells which.
 * Rejects with TooManyTriesError if the client has to wait, and with RpcFault if the code cannot be checked.
 */
export function logIn({ database, work, sessions, throttle, alarm, log }: Dependencies): LogIn {
  return async (credentials, client, purpose) => {
    const attempt = await throttle.begin(credentials.accountName, client);
    const account = await findAccount(database, credentials.accountName);
    const outcome = await work(async (inWork): Promise<LoginOutcome> => {
      const checked = await check(inWork, account, credentials);
      if (checked !== 'right') return { kind: checked };
      const { transaction } = inWork;
      const { id } = account as AccountRow;
      await transaction.delete(engineSessions).where(eq(engineSessions.userId, id));
      await transaction.update(accounts).set({ lastLoginAt: new Date() }).where(eq(accounts.id, id));
      return {
        kind: 'logged-in',
        token: await sessions.start(transaction, id, client.userAgent, purpose),
      };
    }).catch(async (error: unknown) => {
      if (!(error instanceof SecondFactorUnreadableError)) throw error;
      await attempt.undo();
      log.error({ account: account?.id, err: error }, unreadableLog);
      throw forbidden(unreadableWords);
    });
    if (outcome.kind === 'logged-in') await attempt.succeeded();
    else if (outcome.kind === 'code-needed') await attempt.undo();
    else alarm.note(client);
    return outcome;
  };
}

/** Passes for an address, and belongs to nobody: .invalid is never given out. */
const nobody = 'nobody@accounts.invalid';

async function check(
  inWork: AccountWork,
  account: AccountRow | null,
  { password, code }: Credentials,
): Promise<'right' | 'code-needed' | 'refused'> {
  const { engine } = inWork;
  try {
    const { headers, response } = await engine.api.signInEmail({
      body: { email: account?.enabled ? account.email : nobody, password },
      returnHeaders: true,
    });
    if (!('twoFactorRedirect' in response)) return 'right';
    if (!code || !account) return 'code-needed';
    const body = { code: code.replace(/\s/g, '') };
    const step = { body, headers: { cookie: cookieHeader(headers) } };
    if (!/^\d{6}$/.test(body.code)) {
      await requireBackupCodes(inWork, account.id);
      await engine.api.verifyBackupCode(step);
      return 'right';
    }
    const isUnspent = await spendCode(inWork, account.id, body.code);
    // Wrong ones are counted here, and so are those that were taken before.
    await engine.api.verifyTOTP(isUnspent ? step : { ...step, body: { code: '' } });
    return 'right';
  } catch (error) {
    if (error instanceof APIError) return 'refused';
    throw error;
  }
}

/** The second step knows the first by the cookies that it set. */
function cookieHeader(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
