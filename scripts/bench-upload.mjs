/**
 * `npm run bench:upload`: time until 500 MB are committed, compared with copying the same file, and the server's peak
 * memory.
 */
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
if (!build()) process.exit(1);
process.exitCode = await runProgram('e2e/measure/upload-bench.ts');
