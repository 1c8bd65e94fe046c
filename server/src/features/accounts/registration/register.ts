import { pageToReturnTo } from '@title24/remote-kit/contract';
import { eq, sql } from 'drizzle-orm';
import type { Client } from '../../../platform/http/client.ts';
import type { AttemptCounter } from '../../../platform/limits/attempt-counter.ts';
import { recordChange } from '../../audit/record-change.ts';
import { accountExists, accountNameTaken, confirmRegistration } from '../emails/account-emails.ts';
import type { AccountEmail, AccountMailer } from '../emails/account-mailer.ts';
import { addressLimit, clientLimit } from '../emails/mail-limits.ts';
import type { AuthTransaction, RunAuthTransaction } from '../engine/auth-transaction.ts';
import { issueLink } from '../links/mailed-link.ts';
import { type AccountRow, findAccount } from '../login/find-account.ts';
import { accounts } from '../tables/accounts.table.ts';
import { createAccount } from './create-account.ts';
import { isUnconfirmedTooLong } from './unconfirmed.ts';

/** Validated input of the registration form. */
export interface Registration {
  readonly accountName: string;
  readonly email: string;
  readonly password: string;
  readonly next?: string | undefined;
  /** Key that the registering browser stores. A confirmation with this key also logs the user in. */
  readonly browserKey?: string | undefined;
}

export type Register = (registration: Registration, client: Client) => Promise<void>;

interface Dependencies {
  readonly work: RunAuthTransaction;
  readonly counter: AttemptCounter;
  readonly mailer: AccountMailer;
}

/**
 * Returns the function that registers a member. It always computes one password hash and sends one email, so that only
 * the email reveals whether the name or address was taken. Rejects with TooManyAttemptsError if the client has to wait, or
 * if too many emails to the address were requested.
 *
 * An account cannot log in until its address is confirmed. Until then, a new account with the same address replaces it,
 * together with its password and links, so that no one can prepare an account for someone else to confirm.
 */
export function register({ work, counter, mailer }: Dependencies): Register {
  return async (registration, client) => {
    await counter.count(['register', client.key], clientLimit);
    await counter.count(['mail', registration.email], addressLimit);
    await work(async (authTransaction) => {
      await takeTurn(authTransaction, registration);
      const letter = await decide(authTransaction, registration);
      await mailer.queue(authTransaction.transaction, registration.email, letter);
    });
    mailer.wake();
  };
}

async function takeTurn(
  { transaction }: AuthTransaction,
  { accountName, email }: Registration,
): Promise<void> {
  for (const key of [`email:${email}`, `name:${accountName.toLowerCase()}`]) {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

async function decide(authTransaction: AuthTransaction, registration: Registration): Promise<AccountEmail> {
  const { transaction } = authTransaction;
  const { accountName, email, next, browserKey } = registration;
  const byEmail = await findAccount(transaction, email);
  if (byEmail?.emailVerified) return refuse(authTransaction, registration, accountExists(byEmail.name));
  const byName = await findAccount(transaction, accountName);
  if (byName && byName.id !== byEmail?.id && !isUnconfirmedTooLong(byName)) {
    return refuse(authTransaction, registration, accountNameTaken(accountName));
  }
  for (const unconfirmed of [byEmail, byName]) if (unconfirmed) await remove(authTransaction, unconfirmed);
  const accountId = await createAccount(authTransaction, {
    accountName,
    email,
    password: registration.password,
    roleName: 'Member',
    emailVerified: false,
  });
  await recordChange(
    transaction,
    { accountId, accountName },
    { action: 'security.register', subject: `account ${accountName}`, after: { accountName, email } },
  );
  const token = await issueLink(transaction, 'confirm-email', { accountId, email, browserKey });
  return confirmRegistration(accountName, token, pageToReturnTo(next ?? null));
}

/** Refuses a registration after hashing the password, so that a refusal takes about as long as a new account. */
async function refuse(
  { passwords }: AuthTransaction,
  { password }: Registration,
  letter: AccountEmail,
): Promise<AccountEmail> {
  await passwords.hash(password);
  return letter;
}

async function remove({ transaction }: AuthTransaction, { id }: AccountRow): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.id, id));
}
