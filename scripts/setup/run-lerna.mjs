import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from './workspace.mjs';

/**
 * Runs a script in each package that has it.
 * @param {string[]} [options] of `lerna run`
 * @returns {{ succeeded: boolean, output: string }} `output` is what the scripts printed; nothing goes to the console
 */
export function runLerna(script, options = []) {
  const lerna = join(workspace, 'node_modules/@lerna-lite/cli/dist/cli.js');
  const { status, stdout, stderr } = spawnSync(
    node,
    [lerna, 'run', script, '--concurrency', '2', ...options],
    { cwd: workspace, env: toolEnvironment(), encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  const output = `${stdout}${stderr}`;
  // For Lerna it is no failure that no package has the script.
  return { succeeded: status === 0 && !output.includes('No packages found'), output };
}
