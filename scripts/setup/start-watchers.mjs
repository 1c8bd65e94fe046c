import { spawn } from 'node:child_process';
import { node, toolEnvironment } from './workspace.mjs';

/**
 * Starts programs that watch files, one in each folder. Their IPC channel makes them exit with this process, however
 * it dies.
 * @param {string} file the program
 * @param {string[]} folders the working folder of each
 * @returns {() => void} stops them
 */
export function startWatchers(file, folders, env = {}) {
  const watchers = folders.map((cwd) =>
    spawn(node, [file, '--watch'], {
      cwd,
      env: toolEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.kill();
  };
}
