/**
 * `npm run account -- create --name ana --email ana@example.com --role Admin`: creates an account. `list` lists all
 * accounts with their roles.
 */
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies();
process.exitCode = await runProgram('server/src/cli/account.ts', { args: process.argv.slice(2) });
