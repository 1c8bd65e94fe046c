import { spawnSync } from 'node:child_process';

/** Returns whether this machine permits the Linux namespaces that isolate renderers. */
export function hasNamespaces(): boolean {
  const flags = ['--user', '--map-root-user', '--mount', '--net', '--pid', '--fork'];
  return spawnSync('unshare', [...flags, 'true']).status === 0;
}
