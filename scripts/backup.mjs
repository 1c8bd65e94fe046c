/**
 * `npm run backup -- create --to /var/backups`: copies a site that may be running. Other commands: `verify`,
 * `restore`, `move-database`.
 */
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies();
process.exitCode = await runProgram('server/src/cli/backup.ts', { args: process.argv.slice(2) });
