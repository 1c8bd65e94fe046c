import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';
import { interruptedCode } from './interruption.mjs';

/** Exit codes of tools that handle SIGINT or SIGTERM: 128 plus the signal's number. */
const interruptedStatuses = [130, 143];

/**
 * Runs an installed JavaScript tool with this repository's Node. If a signal ends the tool, this process also ends.
 * @param {string} script path below node_modules
 * @returns {boolean} whether the tool succeeded
 */
export function runTool(script, args, env = {}) {
  const tool = join(workspace, 'node_modules', script);
  const { status } = spawnSync(node, [tool, ...args], {
    cwd: workspace,
    env: toolEnvironment(env),
    stdio: 'inherit',
  });
  if (status === null || interruptedStatuses.includes(status)) process.exit(interruptedCode);
  return status === 0;
}
