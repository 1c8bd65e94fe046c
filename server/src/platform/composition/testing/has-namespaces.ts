import { spawnSync } from 'node:child_process';

/**
 * Returns whether this machine permits namespaces for renderers, which containers often do not. On machines without
 * namespaces, tests of the isolation are skipped.
 */
export function hasNamespaces(): boolean {
  const flags = ['--user', '--map-root-user', '--mount', '--net', '--pid', '--fork'];
  return spawnSync('unshare', [...flags, 'true']).status === 0;
}
