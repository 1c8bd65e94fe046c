import { spawn } from 'node:child_process';
import inspector from 'node:inspector';
import { node, nodeOptions, toolEnvironment, workspace } from './workspace.mjs';

/** Halves the processor time that a program needs to load drizzle-orm. */
const quickStart = `--import=${workspace}/server/src/platform/process/quick-drizzle.ts`;

/**
 * Runs a TypeScript program until it exits, with the Node.js in node_modules. Ctrl-C and SIGTERM reach the program. If
 * this process dies, the closed IPC channel notifies the program.
 * @returns {Promise<number>} exit code of the program, or 1 if a signal ended it
 */
export function runProgram(file, { args = [], env = {}, folder = workspace } = {}) {
  closeInspector();
  const child = spawn(node, [quickStart, file, ...args], {
    cwd: folder,
    env: toolEnvironment({ NODE_OPTIONS: nodeOptions(), ...env }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends Ctrl-C to both processes. If this process also forwarded it, the child would get a second signal
  // and exit immediately.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return exitOf(child);
}

/** Signals within this time count as one. On a busy machine, npm's signal can arrive late. */
const duplicateSignalMs = 1000;

/**
 * Runs a server with the Node.js in node_modules. The server has its own process group, so that it gets each signal
 * once. If npm started this process and later dies, the server stops.
 * @param {string} file
 * @param {object} [options]
 * @param {object} [options.env]
 * @param {(signal: AbortSignal) => Promise<boolean>} [options.prepare] runs during the server's first start;
 * the server gets the result of `prepare`; the signal aborts when the server stops
 * @param {(restart: () => void) => void} [options.onChange] gets a function that restarts the server, even if the last
 * restart failed
 * @returns {Promise<number>} exit code of the server, or 1 if a signal ended it
 */
export function runServer(file, { env = {}, prepare, onChange } = {}) {
  closeInspector();
  let child;
  let restarting = false;
  let stopping = false;
  let failed = false;
  let resolve;
  const ended = new Promise((done) => {
    resolve = done;
  });
  const preparing = new AbortController();

  function start() {
    const isFirst = child === undefined;
    restarting = false;
    failed = false;
    child = spawn(node, [file], {
      cwd: workspace,
      env: toolEnvironment({ NODE_OPTIONS: nodeOptions(), ...env }),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    if (isFirst) {
      child.once('exit', () => preparing.abort());
      prepare?.(preparing.signal).then((isPrepared) => child.connected && child.send({ isPrepared }));
    }
    child.once('close', (code, signal) => {
      if (stopping || (!restarting && (isFirst || code === 0))) return resolve(signal ? 1 : (code ?? 1));
      if (restarting) return start();
      failed = true;
      console.error('The server is not running. The next change of its code starts it again.');
    });
  }

  let forwardedAt = 0;
  const forward = (signal) => {
    // A single Ctrl-C arrives twice, from the terminal and from npm. A later Ctrl-C stops the server immediately.
    if (performance.now() - forwardedAt < duplicateSignalMs && forwardedAt > 0) return;
    forwardedAt = performance.now();
    preparing.abort();
    stopping = true;
    if (failed) return resolve(1);
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => forward(signal));
  process.on('SIGHUP', () => forward('SIGTERM'));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => forward('SIGTERM'));
  start();
  onChange?.(() => {
    if (stopping || restarting) return;
    console.log('The server restarts: its code has changed');
    if (failed) return start();
    restarting = true;
    child.kill('SIGTERM');
  });
  return ended;
}

/** Calls `stop` when the parent process has died. No event reports this, so a timer checks the parent's id. */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

function closeInspector() {
  if (inspector.url()) inspector.close();
}

function exitOf(child) {
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
