/** `npm run bench:isolation`: pages of a site while one of its remotes renders without end, beside the same site in peace. */
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
if (!build()) process.exit(1);
process.exitCode = await runProgram('e2e/measure/isolation-bench.ts');
