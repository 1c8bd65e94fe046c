/**
 * `npm run dev`: all parts with development React; a change rebuilds its part and reloads open pages.
 * `npm run dev -- mf-wizard`: only that remote and the shell, with a data folder of its own.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './setup/build.mjs';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { partsOf } from './setup/parts.mjs';
import { runServer } from './setup/run-program.mjs';
import { startWatchers } from './setup/start-watchers.mjs';
import { workspace } from './setup/workspace.mjs';

ensureDependencies();
const remotes = partsOf(workspace).filter((name) => name !== 'shell');
const [only] = process.argv.slice(2);
if (only && !remotes.includes(only)) {
  console.error(`There is no remote ${only}. The remotes are ${remotes.join(', ')}.`);
  process.exit(1);
}
const parts = ['shell', ...(only ? [only] : remotes)];

if (!(await build({ only: only ? parts : undefined, script: 'build:development' }))) process.exit(1);
const buildApp = join(workspace, 'shared-config/build/build-app.ts');
const folders = parts.map((part) => join(workspace, part));
const endWatchers = startWatchers(buildApp, folders, { BUILD_MODE: 'development' });
const env = {
  BUILD_MODE: 'development',
  DATA_DIR: process.env.DATA_DIR ?? (only ? `.data/dev-${only}` : '.data/dev'),
  LIVE_RELOAD: 'true',
  PUBLISH_BUILDS_FROM: workspace,
  PUBLISH_PARTS: parts.join(','),
};
if (only) {
  const routes = readFileSync(join(workspace, only, 'remote.config.ts'), 'utf8');
  const paths = [...routes.matchAll(/^\s+(?:path: |staffPage\()'([^']+)'/gm)].map(([, path]) => path);
  console.log(`${only} alone, with the shell: ${paths.join(' ')}`);
}
process.exitCode = await runServer('server/src/main.ts', { env });
endWatchers();
