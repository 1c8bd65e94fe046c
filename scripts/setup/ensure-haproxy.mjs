import { existsSync } from 'node:fs';
import { installWithApt, isDebian } from './install-with-apt.mjs';

/**
 * Installs Debian's HAProxy, the load balancer for the rolling restart test. If the installation fails, prints a
 * notice, and that test is skipped.
 */
export function ensureHaproxy() {
  if (existsSync('/usr/sbin/haproxy')) return;
  if (!isDebian()) return skip('This is not Debian');
  const failed = installWithApt('haproxy', ['haproxy']);
  if (failed) skip(`'${failed}' failed`);
}

function skip(reason) {
  console.log(`${reason}: the test of restarts behind a balancer is skipped.`);
}
