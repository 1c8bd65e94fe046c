import { eq } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { credentials } from '../tables/accounts.table.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const ofAccount = (accountId: string) => eq(credentials.userId, accountId);

/** Stores the password of a new account. */
export async function addPassword(
  transaction: Transaction,
  accountId: string,
  password: string,
): Promise<void> {
  await transaction.insert(credentials).values({ userId: accountId, password: await hashPassword(password) });
}

export async function setPassword(
  transaction: Transaction,
  accountId: string,
  password: string,
): Promise<void> {
  await transaction
    .update(credentials)
    .set({ password: await hashPassword(password), updatedAt: siteClock.now() })
    .where(ofAccount(accountId));
}

/** Whether this is the account's password. Computes one hash even if there is no such account. */
export async function isPasswordOf(
  transaction: Transaction,
  accountId: string,
  password: string,
): Promise<boolean> {
  const [credential] = await transaction.select().from(credentials).where(ofAccount(accountId));
  return verifyPassword(password, credential?.password ?? null);
}
