/** `npm run ui`: shows the components of shared-ui in all their states. */
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { runProgram } from './setup/run-program.mjs';
import { workspace } from './setup/workspace.mjs';

ensureDependencies({ tools: true });
if (!(await build({ only: ['shell'], script: 'build:development' }))) process.exit(1);
process.exitCode = await runProgram(`${workspace}/shared-config/cli/remote.ts`, {
  folder: `${workspace}/shared-config/gallery`,
  args: ['dev', '--port', process.env.PORT ?? '3100'],
});
