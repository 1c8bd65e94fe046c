import type { RegistryEntry } from '@title24/remote-kit/contract';
import { withAssetsAt } from '@title24/remote-kit/document';
import type { RegistryReader, RegistrySnapshot } from './live-registry.ts';

/** Returns a part for pages and browsers; `origin` is that of {@link registryWithAssetsAt}. */
export function entryWithAssetsAt(origin: string | null, entry: RegistryEntry): RegistryEntry {
  return origin === null ? entry : withAssetsAt(origin, entry);
}

/**
 * Returns the registry for pages and browsers if another origin, such as a CDN, serves the parts' files. The stored
 * registry, and the server's own access to files, keep using paths.
 * @param origin 'https://assets.example.com'; null if the site serves them
 */
export function registryWithAssetsAt(origin: string | null, registry: RegistryReader): RegistryReader {
  if (origin === null) return registry;
  // One object per snapshot: pages are cached as long as the snapshot is the same object.
  const known = new WeakMap<RegistrySnapshot, RegistrySnapshot>();
  return {
    async current() {
      const snapshot = await registry.current();
      const moved = known.get(snapshot) ?? {
        ...snapshot,
        remotes: snapshot.remotes.map((entry) => withAssetsAt(origin, entry)),
        host: snapshot.host && withAssetsAt(origin, snapshot.host),
      };
      known.set(snapshot, moved);
      return moved;
    },
  };
}
