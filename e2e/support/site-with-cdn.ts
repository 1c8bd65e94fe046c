import type { Page } from '@playwright/test';
import { type PullCdn, pullCdn } from './pull-cdn.ts';
import { type Site, startSite } from './site.ts';
import { test as base } from './test.ts';

export interface SiteWithCdn {
  readonly cdn: PullCdn;
  readonly site: Site;
}

async function withCdn(env: Readonly<Record<string, string>>, use: (both: SiteWithCdn) => Promise<void>) {
  const cdn = await pullCdn();
  const site = await startSite({ ...env, ASSETS_URL: cdn.url });
  cdn.serve(site.url);
  await use({ cdn, site });
  await site.stop();
  await cdn.close();
}

/**
 * Playwright's test with two sites. Each site has its own CDN. One site has production builds, and the other has
 * development builds.
 */
export const test = base.extend<object, { published: SiteWithCdn; development: SiteWithCdn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  published: [async ({}, use) => withCdn({}, use), { scope: 'worker', timeout: 180_000 }],
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => withCdn({ BUILD_MODE: 'development' }, use),
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Collects the URLs of the files under /assets/ that the page requests from now on. */
export function filesOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) files.add(request.url());
  });
  return files;
}
