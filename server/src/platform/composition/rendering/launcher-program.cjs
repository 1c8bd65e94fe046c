/**
 * Program of the renderer launcher (renderer-launcher.ts). For each message from the server, it starts a renderer and
 * sends the renderer's standard input, a socket that carries data both ways. When the renderer ends, it sends why.
 */
'use strict';

const { spawn } = require('node:child_process');

/** Maximum number of characters kept from a renderer's standard error output. */
const maxLastWords = 1_000;
/** @type {Map<number, import('node:child_process').ChildProcess>} */
const running = new Map();

/** @param {{ id: number, command: { program: string, args: string[] } }} order */
function start({ id, command: { program, args } }) {
  // The renderer leads a process group, so that a process killed during its start leaves no child.
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
    // A process that could not be started emits no close event.
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
    // It has ended.
  }
}

process.on('message', (message) => {
  if ('kill' in message) kill(message.kill);
  else start(message);
});
// The server has exited. Renderers that do not end with this process end when their input closes.
process.on('disconnect', () => process.exit());
