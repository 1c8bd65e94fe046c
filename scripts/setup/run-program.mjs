import { spawn } from 'node:child_process';
import inspector from 'node:inspector';
import { node, nodeOptions, toolEnvironment, workspace } from './workspace.mjs';

/**
 * Runs a TypeScript program in the workspace on the product's Node until it exits; Ctrl-C and SIGTERM are passed on.
 * The IPC channel tells the child when this process dies for any reason.
 * @returns {Promise<number>} its exit code
 */
export function runProgram(file, { args = [], env = {} } = {}) {
  leaveDebugger();
  const child = spawn(node, [file, ...args], {
    cwd: workspace,
    env: toolEnvironment({ NODE_OPTIONS: nodeOptions(), ...env }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends Ctrl-C to both processes; a second signal would make the child exit immediately.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return exitOf(child);
}

/** Milliseconds within which two signals count as the same: on a busy machine, npm's can arrive late. */
const sameWithinMs = 1000;

/**
 * Runs a server like {@link runProgram}, but in its own process group: it gets each signal once, whether a terminal
 * sends it to all processes or a program to this one. If npm started this process and dies, the server is stopped.
 * @param {string} file
 * @param {object} [options]
 * @param {object} [options.env]
 * @param {(signal: AbortSignal) => Promise<boolean>} [options.prepare] runs during the first start of the server,
 * which gets a message about its success or failure. The signal aborts when the server is stopped or ends.
 * @param {(restart: () => void) => void} [options.onChange] registers what restarts the server. A server that fails
 * after a restart is started again at the next restart.
 * @returns {Promise<number>} its exit code
 */
export function runServer(file, { env = {}, prepare, onChange } = {}) {
  leaveDebugger();
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

  let handedOn = 0;
  const handOn = (signal) => {
    // One Ctrl-C arrives twice: from the terminal and from npm, which also received it. A second Ctrl-C stops the
    // server immediately.
    if (performance.now() - handedOn < sameWithinMs && handedOn > 0) return;
    handedOn = performance.now();
    preparing.abort();
    stopping = true;
    if (failed) return resolve(1);
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => handOn(signal));
  process.on('SIGHUP', () => handOn('SIGTERM'));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => handOn('SIGTERM'));
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

/** Detects that the parent process has died by its changed parent id; there is no event for it. */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

/** Frees the port of `--inspect`, which the program that this process starts also listens on. */
function leaveDebugger() {
  if (inspector.url()) inspector.close();
}

function exitOf(child) {
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
