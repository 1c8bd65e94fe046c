import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './workspace.mjs';

const stamp = join(workspace, 'node_modules/.installed-for');

/** Installs what package-lock.json lists, unless it is installed already. Runs on Node 20 or newer. */
export function ensureDependencies() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old: this product needs Node 20 or newer.`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;

  // On standard error, because standard output is reserved for the results of commands.
  console.error('Installing dependencies …');
  // Not `npm ci`: it requires every platform's optional packages, and a registry may have only some of them. The log
  // level hides warnings that the machine's own Node is too old for some packages: they run on the Node installed
  // here.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', options, {
    cwd: workspace,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm could not install the dependencies; its message above says why.');
  markInstalled();
}

/** Says that what package-lock.json names is installed. */
export function markInstalled() {
  writeFileSync(stamp, wanted());
}

function wanted() {
  return createHash('sha256')
    .update(readFileSync(join(workspace, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
