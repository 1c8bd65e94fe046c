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
        if (covers(path, pathname)) wildcard ??= { entry, route };
      }
    }
  }
  return wildcard;
}

/** Whether an address exists that two declared paths would both show: '/a/*' and '/a/b' overlap. */
export function pathsOverlap(one: string, other: string): boolean {
  return one === other || covers(one, other) || covers(other, one);
}

/** Whether a path with '*' as its last segment takes this path, or each that this path takes. */
function covers(wildcard: string, path: string): boolean {
  return wildcard.endsWith('/*') && `${path}/`.startsWith(wildcard.slice(0, -1));
}
