import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';
import { interruptedCode } from './interruption.mjs';

/**
 * Runs an installed JavaScript tool on the product's Node and shows its output on the console. Ends this process if a
 * signal ended the tool: it says nothing about what was checked.
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
  // A tool that handles a signal exits with 128 and the signal's number.
  if (status === null || status > 128) process.exit(interruptedCode);
  return status === 0;
}
