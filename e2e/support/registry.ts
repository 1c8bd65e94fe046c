import type { APIRequestContext } from '@playwright/test';

/** A part in the registry feed (shared-config/contract/registry-feed.ts). */
export interface LivePart {
  readonly name: string;
  readonly url: string;
  readonly metadata: { readonly version: string; readonly integrity: string };
  readonly extras: {
    readonly kind: 'host' | 'remote';
    readonly routes: readonly {
      readonly path: string;
      readonly heading: string;
      readonly claim?: string;
      readonly frame?: 'app' | 'workspace';
    }[];
    readonly styles: readonly string[];
    readonly scripts: readonly string[];
  };
}

/** Returns a site's live parts by name. */
export async function liveParts(
  request: APIRequestContext,
  siteUrl: string,
): Promise<Record<string, LivePart>> {
  const { microFrontends } = await (await request.get(`${siteUrl}/registry.json`)).json();
  return Object.fromEntries(
    Object.entries<LivePart[]>(microFrontends).map(([name, [part]]) => [name, part]),
  ) as never;
}

/** Returns the live parts' routes, except routes with a parameter or wildcard in their path. */
export async function screens(request: APIRequestContext, siteUrl: string) {
  const parts = await liveParts(request, siteUrl);
  return Object.values(parts)
    .flatMap(({ extras }) => extras.routes)
    .filter(({ path }) => !/[:*]/.test(path));
}
