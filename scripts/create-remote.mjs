/** `npm run create:remote -- mf-example`: creates a workspace for a remote that can be built, tested and published. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies, markInstalled } from './setup/ensure-dependencies.mjs';
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
// The remote's dependencies are already installed. Only its package-lock.json entry and its link are missing.
const entry = ['install', '--package-lock-only', '--ignore-scripts', '--prefer-offline'];
run('npm', [...entry, '--no-audit', '--no-fund', '--loglevel=error']);
const link = join(workspace, 'node_modules/@title24', name);
if (!existsSync(link)) symlinkSync(join('../..', name), link);
markInstalled();
console.log(`Next: npm test -w ${name}, npm run dev -- ${name}, npm run publish:remote -- ${name}.`);

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: workspace, env: toolEnvironment(), stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
