import { existsSync } from 'node:fs';
import { installWithApt, isDebian } from './install-with-apt.mjs';

/**
 * Has the virus scanner that the upload is tested against: Debian's clamd, without its downloads of signatures (the tests
 * bring one of their own). Where it cannot be had, says so; the tests that need it are skipped then.
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
