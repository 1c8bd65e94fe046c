import { parseArgs } from 'node:util';
import { accountNameProblem, isMailAddress, passwordProblem } from '@title24/shared-domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { StartupError } from '../../../platform/process/startup-error.ts';
import { recordChange } from '../../audit/record-change.ts';
import { authTransactions } from '../engine/auth-transaction.ts';
import { readSiteSecrets } from '../engine/site-secrets.ts';
import { findAccount } from '../login/find-account.ts';
import { createAccount } from '../registration/create-account.ts';
import { accounts } from '../tables/accounts.table.ts';
import { accountRoles, roles } from '../tables/roles.table.ts';
import { promptPassword } from './prompt-password.ts';

class AccountCommandError extends StartupError {
  override readonly name = 'AccountCommandError';
}

/**
 * Creates an account that can log in immediately.
 * @returns a message for the operator
 * @throws StartupError with a message for the operator
 */
export async function createAccountFromCommand(
  database: Database,
  args: readonly string[],
  usage: string,
): Promise<string> {
  const { name, email, role } = readOptions(args, usage);
  const [roleRow] = await database
    .select()
    .from(roles)
    .where(eq(sql`lower(${roles.name})`, role.toLowerCase()));
  if (!roleRow) {
    const known = await database.select({ name: roles.name }).from(roles).orderBy(asc(roles.sortOrder));
    throw new AccountCommandError(`--role must be one of: ${known.map((each) => each.name).join(', ')}.`);
  }
  await requireFree(database, name, '--name', 'account name');
  await requireFree(database, email, '--email', 'email address');

  const password = process.env.ACCOUNT_PASSWORD ?? (await promptPassword(`Password for ${name}: `));
  const problem = passwordProblem(password, name, email);
  if (problem) throw new AccountCommandError(`${problem}.`);

  await addAccount(database, { name, email, role: roleRow.name, password }, 'command line');
  return `The account ${name} has the role ${roleRow.name}. Log in at /login.`;
}

/**
 * Stores an account that can log in immediately, with an audit log entry.
 * @param source the creator of the account, as named in the audit log
 * @returns the account id
 */
export async function addAccount(
  database: Database,
  {
    name,
    email,
    role,
    password,
  }: { readonly name: string; readonly email: string; readonly role: string; readonly password: string },
  source: string,
): Promise<string> {
  const work = authTransactions(database, await readSiteSecrets(database, []));
  return work(async (authTransaction) => {
    const account = { accountName: name, email, password, roleName: role, emailVerified: true };
    const id = await createAccount(authTransaction, account);
    await recordChange(
      authTransaction.transaction,
      { accountId: null, accountName: source },
      { action: 'account create', subject: `account ${name}`, after: { accountName: name, email, role } },
    );
    return id;
  });
}

/** Returns one line for each role of each account, and one for an account without roles. */
export async function listAccounts(database: Database): Promise<string> {
  const rows = await database
    .select({
      name: accounts.name,
      email: accounts.email,
      enabled: accounts.enabled,
      role: accountRoles.roleName,
    })
    .from(accounts)
    .leftJoin(accountRoles, eq(accountRoles.accountId, accounts.id))
    .orderBy(asc(accounts.name), asc(accountRoles.roleName));
  if (rows.length === 0) return 'There are no accounts yet.';
  return rows
    .map(({ name, email, enabled, role }) =>
      [name, email, role ?? 'no role', ...(enabled ? [] : ['disabled'])].join('  '),
    )
    .join('\n');
}

function readOptions(args: readonly string[], usage: string) {
  const option = { type: 'string' } as const;
  const values = parse();
  const { name, email, role } = values;
  if (!name || !email || !role) throw new AccountCommandError(usage);
  const problem = accountNameProblem(name);
  if (problem) throw new AccountCommandError(`--name: ${problem}.`);
  if (!isMailAddress(email)) throw new AccountCommandError('--email must be one email address.');
  return { name, email: email.toLowerCase(), role };

  function parse() {
    try {
      return parseArgs({ args: [...args], options: { name: option, email: option, role: option } }).values;
    } catch (cause) {
      throw new AccountCommandError(`${(cause as Error).message}\n${usage}`, { cause });
    }
  }
}

async function requireFree(database: Database, text: string, option: string, what: string): Promise<void> {
  if (await findAccount(database, text)) {
    throw new AccountCommandError(`${option}: an account with this ${what} already exists.`);
  }
}
