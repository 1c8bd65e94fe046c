import { eq } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import { credentials } from '../tables/accounts.table.ts';
import type { AuthTransaction } from './auth-transaction.ts';

const ofAccount = (accountId: string) => eq(credentials.userId, accountId);

/** Stores the hash of a new account's password. */
export async function addPassword(
  { transaction, passwords }: AuthTransaction,
  accountId: string,
  password: string,
): Promise<void> {
  await transaction
    .insert(credentials)
    .values({ userId: accountId, password: await passwords.hash(password) });
}

/** Replaces the password of an account. */
export async function setPassword(
  { transaction, passwords }: AuthTransaction,
  accountId: string,
  password: string,
): Promise<void> {
  await transaction
    .update(credentials)
    .set({ password: await passwords.hash(password), updatedAt: siteClock.now() })
    .where(ofAccount(accountId));
}

/**
 * Returns whether the password belongs to the account. Computes a hash even if the account is missing, so that the
 * duration does not reveal whether the account exists.
 */
export async function isPasswordOf(
  { transaction, passwords }: AuthTransaction,
  accountId: string,
  password: string,
): Promise<boolean> {
  const [credential] = await transaction.select().from(credentials).where(ofAccount(accountId));
  return passwords.verify(password, credential?.password ?? null);
}
