import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The Java that the W3C checker runs on: that of JAVA_PATH, else the one on the PATH, else one that this installs.
 * @returns {string} its path or name
 */
export function ensureJava() {
  const given = process.env.JAVA_PATH;
  if (given) return runs(given) ? given : fail(`JAVA_PATH names ${given}, which is not Java.`);
  if (!runs('java')) install();
  return 'java';
}

function install() {
  if (!existsSync('/etc/debian_version'))
    fail('No Java found: the check of the pages’ HTML needs one. Install it, or name it in JAVA_PATH.');
  console.log('No Java found: installing the Debian package default-jre-headless …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'default-jre-headless'],
  ]) {
    const [command, ...rest] = [...asRoot, ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0)
      fail(`'${args.join(' ')}' failed. Install Java yourself, or name it in JAVA_PATH.`);
  }
  if (!runs('java')) fail('Java was installed but is not on the PATH. Name it in JAVA_PATH.');
}

function runs(program) {
  return spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
