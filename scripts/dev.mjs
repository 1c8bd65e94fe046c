/**
 * `npm run dev`: runs all parts with React's development build. Saved changes appear in open pages, and changes to
 * server code restart the server. `npm run dev -- mf-wizard` runs only that remote and the shell, with a separate data
 * folder.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './setup/ensure-dependencies.mjs';
import { partsOf } from './setup/parts.mjs';
import { runServer } from './setup/run-program.mjs';
import { startWatcher } from './setup/start-watcher.mjs';
import { watchServerCode } from './setup/watch-code.mjs';
import { workspace } from './setup/workspace.mjs';

ensureDependencies({ tools: true });
const remotes = partsOf(workspace).filter((name) => name !== 'shell');
const [only] = process.argv.slice(2);
if (only && !remotes.includes(only)) {
  console.error(`There is no remote ${only}. The remotes are ${remotes.join(', ')}.`);
  process.exit(1);
}
const parts = ['shell', ...(only ? [only] : remotes)];

console.log('Building …');
const buildApp = join(workspace, 'shared-config/build/build-app.ts');
const folders = parts.map((part) => join(workspace, part));
const watcher = startWatcher(buildApp, folders, { BUILD_MODE: 'watch' });
// Pages use the builds of the last run until the new builds are ready.
if (!folders.every((folder) => existsSync(join(folder, 'dist/watch/remote.json')))) await watcher.built;
if (only) {
  const routes = readFileSync(join(workspace, only, 'remote.config.ts'), 'utf8');
  const paths = [...routes.matchAll(/^\s+(?:path: |staffPage\()'([^']+)'/gm)].map(([, path]) => path);
  console.log(`${only} alone, with the shell: ${paths.join(' ')}`);
}
const exitCode = await runServer('server/src/main.ts', {
  env: {
    BUILD_MODE: 'watch',
    DATA_DIR: process.env.DATA_DIR ?? (only ? `.data/dev-${only}` : '.data/dev'),
    PUBLISH_BUILDS_FROM: workspace,
    PUBLISH_PARTS: parts.join(','),
  },
  onChange: watchServerCode,
});
watcher.end();
// The watcher of the server code would keep this process alive.
process.exit(exitCode);
