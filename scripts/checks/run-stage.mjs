import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { node, toolEnvironment, workspace } from '../setup/workspace.mjs';
import { endWithRun, wasInterrupted } from './interruption.mjs';

const program = fileURLToPath(new URL('stage-program.mjs', import.meta.url));

/**
 * Runs a stage (stages.mjs) in a separate process.
 * @param {{ name: string, options: object }} stage
 * @param {{ isBackground?: boolean }} [how] whether the stage runs at low priority and its output is printed only when
 * it ends
 * @returns {Promise<{ name: string, ms: number, tests: object[], files: object[] }>} the stage's duration and outcome
 */
export function runStage({ name, options }, { isBackground = false } = {}) {
  const started = performance.now();
  const child = spawn(node, [program, name, JSON.stringify(options), isBackground ? 'background' : ''], {
    cwd: workspace,
    env: toolEnvironment(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  });
  endWithRun(child);
  const heading = `\n== ${name}\n`;
  const output = [heading];
  const print = isBackground ? (chunk) => output.push(chunk) : (chunk) => process.stdout.write(chunk);
  if (!isBackground) process.stdout.write(heading);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  let outcome = {
    tests: [{ file: null, title: name, passed: false, message: 'It ended without a result.' }],
  };
  child.on('message', (message) => {
    outcome = message;
  });
  return new Promise((resolve) => {
    child.on('close', () => {
      if (isBackground) process.stdout.write(output.join(''));
      // An interrupted run has no result. interruption.mjs ends the process.
      if (!wasInterrupted()) resolve({ name, ms: performance.now() - started, files: [], ...outcome });
    });
  });
}
