/** `npm run publish:remote -- mf-wizard`: builds a part and publishes it to the site. */
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { buildProblem } from './setup/parts.mjs';
import { runProgram } from './setup/run-program.mjs';
import { workspace } from './setup/workspace.mjs';

const [name] = process.argv.slice(2);
const problem = name && buildProblem(name, workspace);
if (problem) {
  console.error(problem);
  process.exit(1);
}
ensureDependencies();
if (name && !(await build({ only: [name] }))) process.exit(1);
process.exitCode = await runProgram('server/src/cli/publish-remote.ts', { args: process.argv.slice(2) });
