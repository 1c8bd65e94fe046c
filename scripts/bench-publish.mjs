/** `npm run bench:publish`: how long it takes from the publish command to the first visitor, and a rollback. */
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
if (!build()) process.exit(1);
process.exitCode = await runProgram('e2e/measure/publish-bench.ts');
