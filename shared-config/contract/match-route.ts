import type { RouteMetadata } from './route-metadata.ts';

type RoutePaths = Pick<RouteMetadata, 'path' | 'aliases'>;

/** The members of a remote that decide which paths it matches. */
export interface RoutedRemote {
  readonly extras: { readonly routes: readonly RoutePaths[] };
}

/** The remote and the route that match a path. */
export interface RouteMatch<Remote extends RoutedRemote> {
  readonly entry: Remote;
  readonly route: Remote['extras']['routes'][number];
}

/** Values of path parameters by name: { id: 'ana' } for '/team/:id' and '/team/ana'. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * Returns the remote and the most specific route for this path (without query); null if none matches. Segments
 * are compared from left to right: fixed text wins over a parameter, and a parameter over '*'.
 */
export function matchRoute<Remote extends RoutedRemote>(
  entries: readonly Remote[],
  pathname: string,
): RouteMatch<Remote> | null {
  let found: RouteMatch<Remote> | null = null;
  let foundRank = '';
  for (const entry of entries) {
    for (const route of entry.extras.routes) {
      for (const path of [route.path, ...(route.aliases ?? [])]) {
        const rank = rankOf(path);
        if (rank <= foundRank || !paramsAt(path, pathname)) continue;
        found = { entry, route };
        foundRank = rank;
      }
    }
  }
  return found;
}

/**
 * Returns a string to compare paths by. A more specific path has a greater string. Parameters become '!', which sorts
 * before all letters. A path without '*' ends in '~', which sorts after them.
 */
const rankOf = (path: string) => (path.endsWith('*') ? path.slice(0, -1) : `${path}/~`).replace(/:\w+/g, '!');

/** Returns the values of a path's parameters in `pathname` (without query); null if the path does not match it. */
export function paramsAt(path: string, pathname: string): PathParams | null {
  if (!/[:*]/.test(path)) return path === pathname ? {} : null;
  // Only values without escaped characters match, so that each value has a single URL.
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[\\w.~-]+)').replace(/\/\*$/, '(/.*)?');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  return match && { ...match.groups };
}

/**
 * Returns the values of a route's parameters in `pathname` (without query). Uses the first path or alias that matches;
 * returns an empty object if none does.
 */
export function paramsOf({ path, aliases = [] }: RoutePaths, pathname: string): PathParams {
  return [path, ...aliases].map((own) => paramsAt(own, pathname)).find(Boolean) ?? {};
}

/**
 * Returns the path (without query) that search engines should list for `pathname`: the route's path, with the
 * parameter values from `pathname`. If the route's path ends in '*', returns `pathname`.
 */
export function canonicalPath(route: RoutePaths, pathname: string): string {
  if (route.path.endsWith('*')) return pathname;
  const params = paramsOf(route, pathname);
  return route.path.replace(/:(\w+)/g, (_, name) => params[name] ?? '');
}

/** Returns whether a URL can match both paths: '/a/*' and '/a/b' overlap. */
export function pathsOverlap(one: string, other: string): boolean {
  const [first, second] = [one.split('/'), other.split('/')];
  for (let index = 0; ; index += 1) {
    const [a, b] = [first[index], second[index]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !a.startsWith(':') && !b.startsWith(':')) return false;
  }
}
