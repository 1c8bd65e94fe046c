import { spawnSync } from 'node:child_process';

/**
 * Returns whether this machine lets renderers have namespaces, for tests of what namespaces block. Containers often do
 * not.
 */
export function hasNamespaces(): boolean {
  const flags = ['--user', '--map-root-user', '--mount', '--net', '--pid', '--fork'];
  return spawnSync('unshare', [...flags, 'true']).status === 0;
}
