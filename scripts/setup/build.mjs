import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partInputs } from './part-inputs.mjs';
import { partsOf } from './parts.mjs';
import { node, toolEnvironment, workspace } from './workspace.mjs';

const buildApp = join(workspace, 'shared-config/build/build-app.ts');

/**
 * Builds the parts whose inputs have changed since their last build.
 * @param {{ only?: string[], script?: 'build' | 'build:development', signal?: AbortSignal }} [options] names of the
 * parts, the kind of build, and a signal that cancels the build
 * @returns whether the build succeeded; errors are printed unless the build was canceled
 */
export async function build({ only = partsOf(workspace), script = 'build', signal } = {}) {
  const mode = script === 'build' ? 'production' : 'development';
  const inputs = partInputs(workspace);
  const stale = only
    .map((name) => ({ folder: join(workspace, name), ...inputs(name) }))
    .filter(({ folder, hash }) => !isBuilt(folder, mode, hash))
    // The largest part is built first. If it were last, the other processors would be idle at the end.
    .sort((a, b) => b.bytes - a.bytes);
  if (stale.length === 0) return true;
  console.log('Building what changed …');
  for (const { folder } of stale) rmSync(stampOf(folder, mode), { force: true });
  const builder = spawn(node, [buildApp, ...stale.map(({ folder }) => folder)], {
    cwd: workspace,
    env: toolEnvironment({ BUILD_MODE: mode }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  signal?.addEventListener('abort', () => builder.kill());
  let output = '';
  for (const stream of [builder.stdout, builder.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(builder, 'close');
  if (status !== 0 && !signal?.aborted) console.error(output);
  if (status === 0) for (const { folder, hash } of stale) writeFileSync(stampOf(folder, mode), hash);
  return status === 0;
}

const stampOf = (folder, mode) => join(folder, `dist/${mode}.inputs`);

function isBuilt(folder, mode, hash) {
  const stamp = stampOf(folder, mode);
  return (
    existsSync(join(folder, 'dist', mode, 'remote.json')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}
