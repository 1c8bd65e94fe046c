import { spawnSync } from 'node:child_process';
import { installWithApt, isDebian } from './install-with-apt.mjs';

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
  if (!isDebian())
    fail('No Java found: the check of the pages’ HTML needs one. Install it, or name it in JAVA_PATH.');
  const failed = installWithApt('Java', ['default-jre-headless']);
  if (failed) fail(`'${failed}' failed. Install Java yourself, or name it in JAVA_PATH.`);
  if (!runs('java')) fail('Java was installed but is not on the PATH. Name it in JAVA_PATH.');
}

function runs(program) {
  return spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
