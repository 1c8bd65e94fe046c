/**
 * `npm start`: installs, builds, publishes and serves the site (README). This script runs on Node 20 or
 * newer, and needs no installed packages.
 */
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runServer } from './setup/run-program.mjs';
import { workspace } from './setup/workspace.mjs';

ensureDependencies();
process.exitCode = await runServer('server/src/main.ts', {
  env: { PUBLISH_BUILDS_FROM: workspace, AWAIT_BUILDS: 'true' },
  prepare: (signal) => build({ signal }),
});
