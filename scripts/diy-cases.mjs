/**
 * `npm run diy:cases -- FILE.json`: prints this software's result for each Do-It-Yourself test case in the file, one
 * JSON line each.
 */
import { resolve } from 'node:path';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';

ensureDependencies();
// npm runs scripts in the repository's root folder. INIT_CWD is the folder in which the user ran npm.
const from = process.env.INIT_CWD ?? process.cwd();
const files = process.argv.slice(2).map((file) => resolve(from, file));
process.exitCode = await runProgram('server/src/cli/diy-cases.ts', { args: files });
