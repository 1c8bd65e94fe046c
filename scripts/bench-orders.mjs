/** `npm run bench:orders`: queue, searches and timelines of 10,000 orders, beside a query of one row by its primary key. */
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies({ tools: true });
process.exitCode = await runProgram('server/src/features/orders/testing/orders-bench.ts');
