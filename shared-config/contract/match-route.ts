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

/** The live remote and route that show this path (without query), or null where none does. An exact path wins over '*'. */
export function matchRoute<Remote extends RoutedRemote>(
  entries: readonly Remote[],
  pathname: string,
): RouteMatch<Remote> | null {
  let wildcard: RouteMatch<Remote> | null = null;
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
