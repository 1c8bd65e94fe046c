import { createAccountFromCommand, listAccounts } from '../features/accounts/command/account-command.ts';
import { commandLine, runCommand, UsageError } from './run-command.ts';

const usage = `Usage:
  ${commandLine('account')} create --name ana --email ana@example.com --role Admin
  ${commandLine('account')} list
The password of a new account comes from ACCOUNT_PASSWORD. Without it, the command asks for one.`;

/** `npm run account -- create …` creates an account with a role. `npm run account -- list` lists all accounts. */
await runCommand(async ({ withDatabase }) => {
  const [command, ...args] = process.argv.slice(2);
  switch (command) {
    case 'create':
      return withDatabase((db) => createAccountFromCommand(db, args, usage));
    case 'list':
      return withDatabase(listAccounts);
    default:
      throw new UsageError(usage);
  }
});
