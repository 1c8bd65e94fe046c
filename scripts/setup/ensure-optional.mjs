import { existsSync } from 'node:fs';
import { installWithApt, isDebian } from './install-with-apt.mjs';

const programs = [
  ['/usr/sbin/haproxy', 'haproxy', 'the test of restarts behind a balancer'],
  ['/usr/bin/promtool', 'prometheus', 'the test of an alert rule'],
];

/** Installs programs that individual tests need. If that fails, prints a notice, and those tests are skipped. */
export function ensureOptional() {
  for (const [file, name, test] of programs) {
    if (existsSync(file)) continue;
    const failed = isDebian() ? installWithApt(name, [name]) : 'This is not Debian';
    if (failed) console.log(`No ${name} (${failed}): ${test} is skipped.`);
  }
}
