import { existsSync } from 'node:fs';
import { installWithApt, isDebian } from './install-with-apt.mjs';

/**
 * Installs the load balancer for the test of rolling restarts: Debian's HAProxy. If it cannot be installed, prints a
 * notice; the test that needs it is then skipped.
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
