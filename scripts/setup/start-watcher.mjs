import { spawn } from 'node:child_process';
import { node, toolEnvironment, workspace } from './workspace.mjs';

/**
 * Starts the program that rebuilds parts after each change. The IPC channel makes the program exit when this process
 * exits for any reason.
 * @param {string} file path of the program
 * @param {string[]} folders folders of the parts
 * @returns {{ built: Promise<void>, end: () => void }} `built` resolves once each part has been built or has reported
 * its errors
 */
export function startWatcher(file, folders, env = {}) {
  const watcher = spawn(node, [file, '--watch', ...folders], {
    cwd: workspace,
    env: toolEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const built = new Promise((resolve) => {
    watcher.on('message', (message) => message === 'built' && resolve());
    watcher.once('exit', () => resolve());
  });
  return { built, end: () => void watcher.kill() };
}
