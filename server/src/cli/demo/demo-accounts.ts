import { randomBytes } from 'node:crypto';
import { siteRoles } from '@title24/shared-domain';
import { addAccount } from '../../features/accounts/command/account-command.ts';
import { effectiveRole, rolesOf } from '../../features/accounts/roles/account-roles.ts';
import type { Database } from '../../platform/db/database.ts';
import { Caller } from '../../platform/rpc/caller.ts';

export interface DemoAccount {
  readonly role: string;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Creates one account per role. */
export async function createDemoAccounts(database: Database): Promise<readonly DemoAccount[]> {
  const made: DemoAccount[] = [];
  for (const { name: role } of siteRoles) {
    const name = `demo-${role.toLowerCase().replaceAll(' ', '-')}`;
    const account = {
      role,
      name,
      email: `${name}@example.org`,
      password: randomBytes(9).toString('base64url'),
    };
    made.push({ ...account, id: await addAccount(database, account, 'npm run demo') });
  }
  return made;
}

/** Returns the caller that services receive when this account acts. */
export async function callerOf(database: Database, { id, name, email }: DemoAccount): Promise<Caller> {
  const roles = await rolesOf(database, id);
  return new Caller({
    accountId: id,
    accountName: name,
    email,
    emailVerified: true,
    // Nothing in the demo needs a session.
    sessionId: '',
    roleNames: roles.map((role) => role.name),
    withheldRoles: [],
    role: effectiveRole(roles),
  });
}
