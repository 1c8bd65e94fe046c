import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from './workspace.mjs';

/**
 * Runs a script of each package that has it; what has not changed since comes from Lerna's cache.
 * @param {string[]} [options] of `lerna run`
 * @returns {{ succeeded: boolean, output: string }} what the scripts wrote is in `output`, and nothing on the console
 */
export function runLerna(script, options = []) {
  const lerna = join(workspace, 'node_modules/lerna/dist/cli.js');
  const { status, stdout, stderr } = spawnSync(
    node,
    [lerna, 'run', script, '--concurrency', '2', ...options],
    { cwd: workspace, env: toolEnvironment(), encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  return { succeeded: status === 0, output: `${stdout}${stderr}` };
}
