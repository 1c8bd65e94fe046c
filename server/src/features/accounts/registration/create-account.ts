import { eq } from 'drizzle-orm';
import type { AccountWork } from '../engine/account-work.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRoles } from '../tables/roles.table.ts';

interface NewAccount {
  readonly accountName: string;
  readonly email: string;
  readonly password: string;
  readonly roleName: string;
  /** Whether the address is known to be the holder's. */
  readonly emailVerified: boolean;
}

/** Makes an account whose name and address are free. @returns its id */
export async function createAccount(
  { transaction, engine }: AccountWork,
  { accountName, email, password, roleName, emailVerified }: NewAccount,
): Promise<string> {
  const { user } = await engine.api.signUpEmail({ body: { name: accountName, email, password } });
  if (emailVerified) {
    await transaction.update(accounts).set({ emailVerified }).where(eq(accounts.id, user.id));
  }
  await transaction.insert(accountRoles).values({ accountId: user.id, roleName });
  return user.id;
}
