/**
 * Program of the renderer launcher (renderer-launcher.ts). The launcher starts and kills renderers for the server.
 * After a start, it sends the server the renderer's standard input: a socket that carries data both ways.
 * When a renderer ends, the launcher sends the server the reason.
 */
'use strict';

const { spawn } = require('node:child_process');

/** Maximum number of characters kept from a renderer's standard error output. */
const maxLastWords = 1_000;
/** @type {Map<number, import('node:child_process').ChildProcess>} */
const running = new Map();

/** @param {{ id: number, command: { program: string, args: string[] } }} order */
function start({ id, command: { program, args } }) {
  // The renderer leads a process group, so that `kill` also ends its child processes.
  const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'pipe'], detached: true });
  let lastWords = '';
  const report = (/** @type {string} */ ended) => {
    running.delete(id);
    process.send?.({ id, ended });
  };
  child.stderr.setEncoding('utf8').on('data', (text) => {
    lastWords = (lastWords + text).slice(-maxLastWords);
  });
  child.once('close', (code, signal) =>
    report(`The renderer exited (${signal ?? `code ${code}`}): ${lastWords.trim() || 'no message'}`),
  );
  child.on('error', (error) => {
    // The close event does not contain the reason why a process could not be started.
    if (child.pid === undefined) report(`The renderer could not be started: ${error.message}`);
  });
  if (child.pid === undefined) return;
  running.set(id, child);
  process.send?.({ id }, /** @type {import('node:net').Socket} */ (child.stdin));
}

/** @param {number} id */
function kill(id) {
  const pid = running.get(id)?.pid;
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The renderer has already ended.
  }
}

process.on('message', (message) => {
  if ('kill' in message) kill(message.kill);
  else start(message);
});
// The server has exited, or the last renderer has ended. If a renderer survives this process, it exits when it
// next reads its input, which is closed.
process.on('disconnect', () => process.exit());
