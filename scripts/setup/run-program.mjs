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
  return exitOf(child);
}

/** A busy machine takes a while to bring npm's own. */
const sameWithinMs = 1000;

/**
 * Runs a server as {@link runProgram} does, but in a process group of its own: whatever sends a signal, a terminal to all
 * or a program to this process alone, the server gets it once. Run by npm, it stops the server also when npm has died.
 * @returns {Promise<number>} its exit code
 */
export function runServer(file, { env = {} } = {}) {
  const child = spawn(node, [file], {
    cwd: workspace,
    env: toolEnvironment({ NODE_OPTIONS: '--disable-warning=ExperimentalWarning', ...env }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let handedOn = 0;
  const handOn = (signal) => {
    // One Ctrl-C arrives twice: from the terminal, and from npm, which got it too. A second one ends the server at once.
    if (performance.now() - handedOn < sameWithinMs && handedOn > 0) return;
    handedOn = performance.now();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => handOn(signal));
  process.on('SIGHUP', () => handOn('SIGTERM'));
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'));
  return exitOf(child);
}

/** Nothing tells a process that its parent has died; it gets another one then. */
function whenOrphaned(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}

function exitOf(child) {
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
