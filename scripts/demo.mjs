/**
 * `npm run demo`: serves a site with its own data folder. The first run fills it with accounts, a traced project, and
 * cases and orders in each state.
 */
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram, runServer } from './setup/run-program.mjs';
import { workspace } from './setup/workspace.mjs';

ensureDependencies();
if (!(await build())) process.exit(1);
const env = { DATA_DIR: process.env.DATA_DIR || '.data/demo' };
process.exitCode = await runProgram('server/src/cli/demo.ts', { env });
if (process.exitCode === 0) {
  process.exitCode = await runServer('server/src/main.ts', {
    env: { ...env, PUBLISH_BUILDS_FROM: workspace },
  });
}
