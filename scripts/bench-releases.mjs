/**
 * `npm run bench:releases`: what 1,000 releases of a part leave on the disk, compared with the bound of docs/operations.md.
 */
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
process.exitCode = await runProgram(
  'server/src/platform/composition/registry/retention/testing/releases-bench.ts',
  { args: process.argv.slice(2) },
);
