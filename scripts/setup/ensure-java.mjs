import { spawnSync } from 'node:child_process';
import { installWithApt, isDebian } from './install-with-apt.mjs';

/**
 * Finds Java for the W3C checker: JAVA_PATH, else Java on the PATH (installed if missing).
 * Ends this process if JAVA_PATH is not Java, or if the installation fails.
 * @returns {string} path or name of the program
 */
export function ensureJava() {
  const given = process.env.JAVA_PATH;
  if (given) return runs(given) ? given : fail(`JAVA_PATH is ${given}, which is not Java.`);
  if (!runs('java')) install();
  return 'java';
}

function install() {
  if (!isDebian()) fail('No Java found: the HTML check needs it. Install it, or set JAVA_PATH.');
  const failed = installWithApt('Java', ['default-jre-headless']);
  if (failed) fail(`'${failed}' failed. Install Java yourself, or name it in JAVA_PATH.`);
  if (!runs('java')) fail('Java was installed but is not on the PATH. Set JAVA_PATH.');
}

function runs(program) {
  return spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
