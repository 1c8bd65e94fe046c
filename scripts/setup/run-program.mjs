import { spawn } from 'node:child_process';
import { node, toolEnvironment, workspace } from './workspace.mjs';

/**
 * Runs a TypeScript program of the workspace on the product's Node until it ends; Ctrl-C and SIGTERM are handed on. The
 * channel between the two tells the child when this process dies, whatever it dies of.
 * @returns {Promise<number>} its exit code
 */
export function runProgram(file, { args = [], env = {} } = {}) {
  const child = spawn(node, [file, ...args], {
    cwd: workspace,
    env: toolEnvironment({ NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...env }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends Ctrl-C to both; a second one would have the child end at once.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
