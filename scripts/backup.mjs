/**
 * `npm run backup -- create --to /var/backups`: copies a site, which may be running. Other commands are `verify`,
 * `restore` and `move-database`.
 */
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies();
process.exitCode = await runProgram('server/src/cli/backup.ts', { args: process.argv.slice(2) });
