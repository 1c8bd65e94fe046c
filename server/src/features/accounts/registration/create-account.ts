import type { AuthTransaction } from '../engine/auth-transaction.ts';
import { addPassword } from '../engine/credential.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRoles } from '../tables/roles.table.ts';

interface NewAccount {
  readonly accountName: string;
  readonly email: string;
  readonly password: string;
  readonly roleName: string;
  readonly emailVerified: boolean;
}

/** Creates an account, whose name and email address must be available. @returns the account id */
export async function createAccount(
  authTransaction: AuthTransaction,
  { accountName, email, password, roleName, emailVerified }: NewAccount,
): Promise<string> {
  const { transaction } = authTransaction;
  const [account] = await transaction
    .insert(accounts)
    .values({ name: accountName, email: email.toLowerCase(), emailVerified })
    .returning({ id: accounts.id });
  if (!account) throw new Error('The account was not stored.');
  await addPassword(authTransaction, account.id, password);
  await transaction.insert(accountRoles).values({ accountId: account.id, roleName });
  return account.id;
}
