/** `npm run rollback -- mf-wizard`: restores a part's previous version. */
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies();
process.exitCode = await runProgram('server/src/cli/rollback.ts', { args: process.argv.slice(2) });
