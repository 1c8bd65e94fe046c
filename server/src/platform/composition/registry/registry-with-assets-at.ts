import { withAssetsAt } from '@title24/remote-kit/document';
import type { RegistryReader, RegistrySnapshot } from './live-registry.ts';

/**
 * The registry as pages and browsers get it if another origin serves the parts' files, such as a CDN. What is stored, and
 * what the server itself reads files by, stays a path.
 * @param origin 'https://assets.example.com'; null if the site serves them
 */
export function registryWithAssetsAt(origin: string | null, registry: RegistryReader): RegistryReader {
  if (origin === null) return registry;
  // One for each snapshot: pages are cached for as long as the snapshot is the same.
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
