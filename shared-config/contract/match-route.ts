/** The part of a remote that route matching needs: a registry entry, or the entry in a page. */
export interface RoutedRemote {
  readonly extras: {
    readonly routes: readonly { readonly path: string; readonly aliases?: readonly string[] | undefined }[];
  };
}

/** The remote and the route of a path. */
export interface RouteMatch<Remote extends RoutedRemote> {
  readonly entry: Remote;
  readonly route: Remote['extras']['routes'][number];
}

/**
 * Returns the live remote and route of this path (without query); null if there is none. An exact path takes
 * precedence over '*'.
 */
export function matchRoute<Remote extends RoutedRemote>(
  entries: readonly Remote[],
  pathname: string,
): RouteMatch<Remote> | null {
  let wildcard: RouteMatch<Remote> | null = null;
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

/** Whether some address matches both declared paths: '/a/*' and '/a/b' overlap. */
export function pathsOverlap(one: string, other: string): boolean {
  return one === other || covers(one, other) || covers(other, one);
}

/** Whether a path ending in '*' matches this path, or everything that this path matches. */
function covers(wildcard: string, path: string): boolean {
  return wildcard.endsWith('/*') && `${path}/`.startsWith(wildcard.slice(0, -1));
}
