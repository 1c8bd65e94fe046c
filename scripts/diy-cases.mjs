/**
 * `npm run diy:cases -- FILE.json`: prints the product's results for Do-It-Yourself project cases, as one JSON line
 * per case.
 */
import { resolve } from 'node:path';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies();
// npm runs scripts in the workspace folder, regardless of the caller's folder.
const from = process.env.INIT_CWD ?? process.cwd();
const files = process.argv.slice(2).map((file) => resolve(from, file));
process.exitCode = await runProgram('server/src/cli/diy-cases.ts', { args: files });
