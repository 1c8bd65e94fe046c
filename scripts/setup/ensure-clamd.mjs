import { existsSync } from 'node:fs';
import { installWithApt, isDebian } from './install-with-apt.mjs';

/**
 * Installs Debian's clamd for the upload tests. If that fails, prints a notice, and the tests that need clamd are
 * skipped.
 */
export function ensureClamd() {
  if (existsSync('/usr/sbin/clamd')) return;
  if (!isDebian()) return skip('This is not Debian');
  const failed = installWithApt('clamd', ['clamav-daemon']);
  if (failed) skip(`'${failed}' failed`);
}

function skip(reason) {
  console.log(`${reason}: the tests with a real virus scanner are skipped.`);
}
