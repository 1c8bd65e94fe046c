import { spawn } from 'node:child_process';
import { node, toolEnvironment, workspace } from './workspace.mjs';

/**
 * Starts the program that rebuilds parts after each change. The program ends when this process ends.
 * @param {string} file path of the program
 * @param {string[]} folders folders of the parts
 * @returns {{ built: Promise<void>, end: () => void }} `built` resolves when all parts have been built once,
 * even with errors, or when the program ends
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
