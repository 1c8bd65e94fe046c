/** `npm run diy:cases -- FILE.json`: what the product answers to cases of Do-It-Yourself projects, a JSON line a case. */
import { resolve } from 'node:path';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies();
// npm runs its scripts in the workspace's folder, wherever it was called.
const from = process.env.INIT_CWD ?? process.cwd();
const files = process.argv.slice(2).map((file) => resolve(from, file));
process.exitCode = await runProgram('server/src/cli/diy-cases.ts', { args: files });
