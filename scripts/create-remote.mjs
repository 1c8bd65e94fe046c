/**
 * `npm run create:remote -- mf-example`: creates a remote in this repository, as a workspace that builds, tests and
 * publishes.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { node, toolEnvironment, workspace } from './setup/workspace.mjs';

const [name = ''] = process.argv.slice(2);
ensureDependencies();
run(node, [join(workspace, 'shared-config/cli/remote.ts'), 'create', name, '--workspace']);

const manifest = join(workspace, 'package.json');
const content = JSON.parse(readFileSync(manifest, 'utf8'));
const { workspaces } = content;
if (!workspaces.includes(name)) {
  const last = workspaces.findLastIndex((folder) => folder.startsWith('mf-'));
  workspaces.splice(last + 1, 0, name);
  writeFileSync(manifest, `${JSON.stringify(content, null, 2)}\n`);
}
// Adds the workspace to package-lock.json and links it.
run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
console.log(`Next: npm test -w ${name}, npm run dev -- ${name}, npm run publish:remote -- ${name}.`);

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: workspace, env: toolEnvironment(), stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
