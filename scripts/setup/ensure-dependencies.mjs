import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './workspace.mjs';

const stamp = join(workspace, 'node_modules/.installed-for');

/** Suffix of the stamp when the tools are also installed. */
const toolsMark = ' with tools';

/**
 * Installs the packages in package-lock.json unless they are already installed. Runs on Node 20 or newer.
 * @param {{ tools?: boolean }} [options] - whether to include the packages for checks, tests and development
 * (`devDependencies`); once installed, these packages stay installed even if a later call does not include them
 */
export function ensureDependencies({ tools = false } = {}) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    fail(`Node ${process.versions.node} is too old: the commands of this repository need Node 20 or newer.`);
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const withTools = tools || installed.endsWith(toolsMark);
  if (installed === wanted(withTools)) return;

  // The message goes to standard error, because standard output is reserved for command results.
  console.error(withTools ? 'Installing dependencies and tools …' : 'Installing dependencies …');
  // `npm ci` is not used, because it requires the optional packages of every platform, and a registry may have only
  // some of them. Some packages need a newer Node than the machine's and run on the Node installed here. The log level
  // hides npm's warnings about these packages.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [...options, ...(withTools ? ['--include=dev'] : ['--omit=dev'])], {
    cwd: workspace,
    stdio: ['inherit', process.stderr, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm could not install the dependencies; its message above says why.');
  writeFileSync(stamp, wanted(withTools));
}

/** Records that the packages in package-lock.json are installed. Keeps the record of installed tools. */
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
