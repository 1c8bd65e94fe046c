/** `npm run rollback -- mf-wizard`: puts one part's previous version back. */
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runServerScript } from './setup/run-server.mjs';

ensureDependencies();
process.exitCode = await runServerScript('cli/rollback.ts', { args: process.argv.slice(2) });
