import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { node, toolEnvironment, workspace } from './workspace.mjs';

/**
 * Builds the parts whose sources changed; the rest comes from Lerna's cache.
 * @param {{ only?: string[], script?: 'build' | 'build:development' }} [options] the parts' names, and which build
 * @returns whether it succeeded; what went wrong is on the console
 */
export function build({ only, script = 'build' } = {}) {
  const lerna = join(workspace, 'node_modules/lerna/dist/cli.js');
  const scope = only?.flatMap((name) => ['--scope', `@title24/${name}`]) ?? [];
  const run = spawnSync(node, [lerna, 'run', script, '--concurrency', '2', ...scope], {
    cwd: workspace,
    env: toolEnvironment(),
    encoding: 'utf8',
  });
  if (run.status === 0) return true;
  console.error(run.stdout, run.stderr);
  return false;
}
