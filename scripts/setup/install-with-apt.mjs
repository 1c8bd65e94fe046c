import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns whether this machine uses Debian packages. */
export const isDebian = () => existsSync('/etc/debian_version');

/**
 * Installs Debian packages, as root or with passwordless sudo.
 * @param {string} program readable name of the missing program
 * @param {string[]} packages the packages; the first contains the program
 * @returns {string | null} the command that failed, or null
 */
export function installWithApt(program, packages) {
  console.log(`No ${program} found: installing the Debian package ${packages[0]} …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
  ]) {
    const [command, ...rest] = [...asRoot, ...args];
    const { status } = spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (status !== 0) return args.join(' ');
  }
  return null;
}
