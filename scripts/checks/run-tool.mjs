import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';

/**
 * Runs an installed JavaScript tool on the product's Node and shows its output on the console.
 * @param {string} script path below node_modules
 * @returns {boolean} whether it found no problems
 */
export function runTool(script, args, env = {}) {
  const tool = join(workspace, 'node_modules', script);
  const { status } = spawnSync(node, [tool, ...args], {
    cwd: workspace,
    env: toolEnvironment(env),
    stdio: 'inherit',
  });
  return status === 0;
}
