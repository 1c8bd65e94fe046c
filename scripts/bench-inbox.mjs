/**
 * `npm run bench:inbox`: lists and searches 100,000 submissions, compared with a query of one row by its primary key.
 */
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
process.exitCode = await runProgram('server/src/features/submissions/inbox/testing/inbox-bench.ts');
