import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Has the virus scanner that the upload is tested against: Debian's clamd, without its downloads of signatures (the tests
 * bring one of their own). Where it cannot be had, says so; the tests that need it are skipped then.
 */
export function ensureClamd() {
  if (existsSync('/usr/sbin/clamd')) return;
  if (!existsSync('/etc/debian_version')) return skip('This is not Debian');
  console.log('No clamd found: installing the Debian package clamav-daemon …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'clamav-daemon'],
  ]) {
    const [command, ...rest] = [...asRoot, ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) {
      return skip(`'${args.join(' ')}' failed`);
    }
  }
}

function skip(reason) {
  console.log(`${reason}: the tests with a real virus scanner are skipped.`);
}
