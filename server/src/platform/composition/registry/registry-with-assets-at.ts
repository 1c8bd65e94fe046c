import type { RegistryEntry } from '@title24/remote-kit/contract';
import { withAssetsAt } from '@title24/remote-kit/document';
import type { RegistryReader, RegistrySnapshot } from './live-registry.ts';

/**
 * Returns a registry entry for pages and browsers, with file URLs at another origin.
 *
 * @param origin origin as in {@link registryWithAssetsAt}
 */
export function entryWithAssetsAt(origin: string | null, entry: RegistryEntry): RegistryEntry {
  return origin === null ? entry : withAssetsAt(origin, entry);
}

/**
 * Returns the registry for pages and browsers, with file URLs at another origin such as a CDN.
 *
 * @param origin such as 'https://assets.example.com'; null if the site serves the files
 */
export function registryWithAssetsAt(origin: string | null, registry: RegistryReader): RegistryReader {
  if (origin === null) return registry;
  // The page composer compares registries by object identity, so a snapshot always gets the same result.
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
