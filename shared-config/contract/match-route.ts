import type { RouteMetadata } from './route-metadata.ts';

/** The paths of a route. */
type RoutePaths = Pick<RouteMetadata, 'path' | 'aliases'>;

/** The part of a remote that route matching needs: a registry entry, or the entry in a page. */
export interface RoutedRemote {
  readonly extras: { readonly routes: readonly RoutePaths[] };
}

/** The remote and the route that match a path. */
export interface RouteMatch<Remote extends RoutedRemote> {
  readonly entry: Remote;
  readonly route: Remote['extras']['routes'][number];
}

/** Values of a path's parameters in an address, by name: { id: 'ana' } for '/team/:id' and '/team/ana'. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * Returns the live remote and route of this path (without query); null if there is none. Where several match, text
 * takes precedence over a parameter and a parameter over '*', segment by segment from the left.
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

/** Returns a text that sorts higher the more specific a path is: '!' comes before all text, '~' after it. */
const rankOf = (path: string) => (path.endsWith('*') ? path.slice(0, -1) : `${path}/~`).replace(/:\w+/g, '!');

/** Returns the values of a declared path's parameters at this address (without query); null if it does not match. */
export function paramsAt(path: string, pathname: string): PathParams | null {
  if (!/[:*]/.test(path)) return path === pathname ? {} : null;
  // Only values that need no escaping match, so that each has one address.
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[\\w.~-]+)').replace(/\/\*$/, '(/.*)?');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  return match && { ...match.groups };
}

/**
 * Returns the values of a route's parameters at this address (without query), by the first of its paths that matches.
 */
export function paramsOf({ path, aliases = [] }: RoutePaths, pathname: string): PathParams {
  return [path, ...aliases].map((own) => paramsAt(own, pathname)).find(Boolean) ?? {};
}

/** Returns the path at which search engines should list this address of a route: never an alias. */
export function canonicalPath(route: RoutePaths, pathname: string): string {
  if (route.path.endsWith('*')) return pathname;
  const params = paramsOf(route, pathname);
  return route.path.replace(/:(\w+)/g, (_, name) => params[name] ?? '');
}

/** Whether some address matches both declared paths: '/a/*' and '/a/b' overlap. */
export function pathsOverlap(one: string, other: string): boolean {
  const [first, second] = [one.split('/'), other.split('/')];
  for (let index = 0; ; index += 1) {
    const [a, b] = [first[index], second[index]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !a.startsWith(':') && !b.startsWith(':')) return false;
  }
}
