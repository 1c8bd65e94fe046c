import type { RegistryEntry } from '@title24/remote-kit/contract';
import { compressedSuffix } from '@title24/remote-kit/registry';
import type { VersionBlobs } from './version-files.ts';

/**
 * Returns the size in bytes of the initial scripts and styles of a part's largest screen. Counts the compressed files
 * where they exist.
 */
export function firstScreenBytes({ name, url, extras }: RegistryEntry, blobs: VersionBlobs): number {
  const sizeOf = (urls: Iterable<string>) => {
    let sum = 0;
    for (const each of urls) {
      const file = `browser/${each.slice(`/assets/${name}/`.length)}`;
      sum += blobs[file + compressedSuffix]?.bytes ?? blobs[file]?.bytes ?? 0;
    }
    return sum;
  };
  const always = [url, ...extras.scripts, ...extras.styles];
  const screens = extras.routes.map(
    ({ scripts = [], styles = [] }) => new Set([...always, ...scripts, ...styles]),
  );
  return Math.max(...[new Set(always), ...screens].map(sizeOf));
}
