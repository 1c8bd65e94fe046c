import { spawn } from 'node:child_process';
import { node, toolEnvironment } from './workspace.mjs';

/**
 * Starts programs that watch files, one in each folder. They end with this process, whatever it dies of: by the channel
 * to them.
 * @param {string} file the program
 * @param {string[]} folders where each of them works
 * @returns {() => void} ends them
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
