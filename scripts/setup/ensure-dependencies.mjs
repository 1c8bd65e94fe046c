import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './workspace.mjs';

const stamp = join(workspace, 'node_modules/.installed-for');

const toolsMark = ' with tools';

/**
 * Installs the packages in package-lock.json unless they are installed. Runs on Node 20 or newer.
 * @param {{ tools?: boolean }} [options] - whether to include the packages for checks, tests and development
 * (`devDependencies`); later calls do not remove them
 */
export function ensureDependencies({ tools = false } = {}) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail(`Node ${process.versions.node} is too old: the commands of this repository need Node 20 or newer.`);
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const withTools = tools || installed.endsWith(toolsMark);
  if (installed === wanted(withTools)) return;

  // Standard output is reserved for command results.
  console.error(withTools ? 'Installing dependencies and tools …' : 'Installing dependencies …');
  // Runs `npm install`, because `npm ci` requires the optional packages of every platform, and a registry may lack some
  // of these packages. The log level hides warnings about packages that need a newer Node than the machine has. These
  // packages run on the newer Node that npm installs in node_modules.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [...options, ...(withTools ? ['--include=dev'] : ['--omit=dev'])], {
    cwd: workspace,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm could not install the dependencies; its message above says why.');
  writeFileSync(stamp, wanted(withTools));
}

/**
 * Records that the packages in package-lock.json are installed. If the tools (`devDependencies`) were recorded as
 * installed, they stay recorded.
 */
export function markInstalled() {
  writeFileSync(stamp, wanted(readFileSync(stamp, 'utf8').endsWith(toolsMark)));
}

function wanted(withTools) {
  const hash = createHash('sha256')
    .update(readFileSync(join(workspace, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  return withTools ? hash + toolsMark : hash;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
