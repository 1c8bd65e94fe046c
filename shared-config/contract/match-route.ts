import type { RouteMetadata } from './route-metadata.ts';

type RoutePaths = Pick<RouteMetadata, 'path' | 'aliases'>;

/** A remote, reduced to the fields for route matching: a registry entry, or the entry in a page. */
export interface RoutedRemote {
  readonly extras: { readonly routes: readonly RoutePaths[] };
}

/** The remote and the route that match a path. */
export interface RouteMatch<Remote extends RoutedRemote> {
  readonly entry: Remote;
  readonly route: Remote['extras']['routes'][number];
}

/** Values of the path parameters in an address, by name: { id: 'ana' } for '/team/:id' and '/team/ana'. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * Returns the live remote and route for this path (without query); null if there is none. If several routes match,
 * they are compared segment by segment from the left: text takes precedence over a parameter, and a parameter over
 * '*'.
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
 * Returns a string that sorts higher the more specific the path is. '!' sorts before all letters, and '~' after them.
 */
const rankOf = (path: string) => (path.endsWith('*') ? path.slice(0, -1) : `${path}/~`).replace(/:\w+/g, '!');

/**
 * Returns the values of a declared path's parameters in this address (without query); null if the path does not match.
 */
export function paramsAt(path: string, pathname: string): PathParams | null {
  if (!/[:*]/.test(path)) return path === pathname ? {} : null;
  // Only values without escaped characters match, so that each value has a single address.
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[\\w.~-]+)').replace(/\/\*$/, '(/.*)?');
  const match = new RegExp(`^${pattern}$`).exec(pathname);
  return match && { ...match.groups };
}

/**
 * Returns the parameter values in this address (without query), according to the first path of the route that matches.
 */
export function paramsOf({ path, aliases = [] }: RoutePaths, pathname: string): PathParams {
  return [path, ...aliases].map((own) => paramsAt(own, pathname)).find(Boolean) ?? {};
}

/** Returns the path under which search engines should list this address of a route. It is never an alias. */
export function canonicalPath(route: RoutePaths, pathname: string): string {
  if (route.path.endsWith('*')) return pathname;
  const params = paramsOf(route, pathname);
  return route.path.replace(/:(\w+)/g, (_, name) => params[name] ?? '');
}

/** Returns whether an address can match both declared paths. For example, '/a/*' and '/a/b' overlap. */
export function pathsOverlap(one: string, other: string): boolean {
  const [first, second] = [one.split('/'), other.split('/')];
  for (let index = 0; ; index += 1) {
    const [a, b] = [first[index], second[index]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !a.startsWith(':') && !b.startsWith(':')) return false;
  }
}
