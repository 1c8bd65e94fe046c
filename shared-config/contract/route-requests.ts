import { paramsOf } from './match-route.ts';
import type { DataRequest } from './page-data.ts';
import type { RouteMetadata } from './route-metadata.ts';

/** Returns the data requests of a route, with path parameters filled in from `pathname` (without query). */
export function requestsAt(
  route: Pick<RouteMetadata, 'path' | 'aliases' | 'data'>,
  pathname: string,
): DataRequest[] {
  const params = paramsOf(route, pathname);
  // Parameter names and values contain no characters that need escaping.
  const filled = JSON.stringify(route.data ?? []).replace(/":(\w+)"/g, (text, name) =>
    params[name] ? `"${params[name]}"` : text,
  );
  return JSON.parse(filled);
}
