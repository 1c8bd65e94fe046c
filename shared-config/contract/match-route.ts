import type { RegistryEntry } from './registry-feed.ts';

export interface RouteMatch {
  readonly entry: RegistryEntry;
  readonly route: RegistryEntry['extras']['routes'][number];
}

/** The live remote and route that show this path (without query), or null where none does. An exact path wins over '*'. */
export function matchRoute(entries: readonly RegistryEntry[], pathname: string): RouteMatch | null {
  let wildcard: RouteMatch | null = null;
  for (const entry of entries) {
    for (const route of entry.extras.routes) {
      for (const path of [route.path, ...(route.aliases ?? [])]) {
        if (path === pathname) return { entry, route };
        if (path.endsWith('/*') && `${pathname}/`.startsWith(path.slice(0, -1)))
          wildcard ??= { entry, route };
      }
    }
  }
  return wildcard;
}
