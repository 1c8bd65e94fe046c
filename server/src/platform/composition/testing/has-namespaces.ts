import { spawnSync } from 'node:child_process';

/** Returns whether this machine permits namespaces for renderers. Tests of the isolation need them. */
export function hasNamespaces(): boolean {
  const flags = ['--user', '--map-root-user', '--mount', '--net', '--pid', '--fork'];
  return spawnSync('unshare', [...flags, 'true']).status === 0;
}
