#!/usr/bin/env node
/**
 * `node site.mjs` serves the site. With a command, it runs that command instead: `account create …`, `publish …`,
 * `rollback …`, `backup …` or `bounce`. The settings are environment variables (docs/operations.md).
 */
import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const programs = {
  start: 'main.js',
  account: 'account.js',
  publish: 'publish-remote.js',
  rollback: 'rollback.js',
  backup: 'backup.js',
  bounce: 'bounce.js',
};

const [command = 'start', ...args] = process.argv.slice(2);
const program = Object.hasOwn(programs, command) ? programs[command] : undefined;
if (!program) {
  console.error(`There is no command "${command}". Use one of: ${Object.keys(programs).join(', ')}.`);
  process.exit(2);
}
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`This is Node ${process.versions.node}. Install Node 24 or newer.`);
  process.exit(2);
}
process.argv.splice(2, process.argv.length, ...args);
process.env.SITE_PROGRAM = 'node site.mjs';
process.env.SITE_ENV ??= 'production';
// With several processes, the primary process leaves PUBLISH_BUILDS_FROM unset, because its workers would inherit the
// value. Each worker must use the release that is installed when it starts.
if (command !== 'start' || cluster.isWorker || !(Number(process.env.PROCESSES) > 1))
  process.env.PUBLISH_BUILDS_FROM ??= join(import.meta.dirname, 'parts');
if (process.env.DATA_DIR) enableCompileCache(join(process.env.DATA_DIR, 'compiled'));
process.setSourceMapsEnabled(true);
await import(`./server/${program}`);
