import { pathsOverlap, type RegistryEntry } from '@title24/remote-kit/contract';

/** Returns a part's paths: its routes, their aliases, and its files at fixed paths. */
export function claimedPaths({ extras }: Pick<RegistryEntry, 'extras'>): string[] {
  const routes = extras.routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  return [...routes, ...Object.keys(extras.statics)];
}

/** Returns a part's first path that overlaps a path of another part; null if none. */
export function sharedPath(
  one: Pick<RegistryEntry, 'extras'>,
  other: Pick<RegistryEntry, 'extras'>,
): string | null {
  const others = claimedPaths(other);
  return claimedPaths(one).find((path) => others.some((taken) => pathsOverlap(path, taken))) ?? null;
}
