/** `npm run bench:http`: pages and public calls beside a bare server that sends the same bytes. */
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
if (!build()) process.exit(1);
process.exitCode = await runProgram('e2e/measure/http-bench.ts');
