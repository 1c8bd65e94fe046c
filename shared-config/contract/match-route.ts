/** What of a remote is needed to tell which paths it shows; a registry entry is one, and so is what a page carries of it. */
export interface RoutedRemote {
  readonly extras: {
    readonly routes: readonly { readonly path: string; readonly aliases?: readonly string[] | undefined }[];
  };
}

export interface RouteMatch<Remote extends RoutedRemote> {
  readonly entry: Remote;
  readonly route: Remote['extras']['routes'][number];
}

/** The live remote and route that show this path (without query), or null if none does. An exact path wins over '*'. */
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

/** Whether an address exists that two declared paths would both show: '/a/*' and '/a/b' overlap. */
export function pathsOverlap(one: string, other: string): boolean {
  return one === other || covers(one, other) || covers(other, one);
}

/** Whether a path with '*' as its last segment takes this path, or each that this path takes. */
function covers(wildcard: string, path: string): boolean {
  return wildcard.endsWith('/*') && `${path}/`.startsWith(wildcard.slice(0, -1));
}
