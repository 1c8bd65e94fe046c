import type { Page } from '@playwright/test';
import { navigateTo } from '../support/navigate.ts';
import { type PullCdn, pullCdn } from '../support/pull-cdn.ts';
import { type Site, startSite } from '../support/site.ts';
import { test as base, expect, live } from '../support/test.ts';

interface SiteWithCdn {
  readonly cdn: PullCdn;
  readonly site: Site;
}

/** A site whose parts' files come from another origin. */
async function withCdn(env: Readonly<Record<string, string>>, use: (both: SiteWithCdn) => Promise<void>) {
  const cdn = await pullCdn();
  const site = await startSite({ ...env, ASSETS_URL: cdn.url });
  cdn.serve(site.url);
  await use({ cdn, site });
  await site.stop();
  await cdn.close();
}

const test = base.extend<object, { published: SiteWithCdn; development: SiteWithCdn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  published: [async ({}, use) => withCdn({}, use), { scope: 'worker', timeout: 180_000 }],
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => withCdn({ BUILD_MODE: 'development' }, use),
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Addresses of the parts' files that the page asks for from now on. */
function filesOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/assets/')) files.add(request.url());
  });
  return files;
}

test('F14 every script, style and image of a part comes from ASSETS_URL, at the start and after navigations', async ({
  page,
  published: { cdn, site },
}) => {
  const files = filesOf(page);
  await page.goto(`${site.url}/services`);
  await live(page);
  for (const path of ['/cost-estimator', '/prices', '/compliance-wizard', '/faq']) {
    await navigateTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${site.url}/full-service`);
  await live(page);

  const ofCdn = (url: string) => url.startsWith(`${cdn.url}/assets/`);
  expect([...files].filter((url) => !ofCdn(url))).toEqual([]);
  for (const kind of [/\/shell\/.*\.js$/, /\/mf-estimator\/remoteEntry.*\.js$/, /\.css$/, /\.svg$/])
    expect([...files]).toContainEqual(expect.stringMatching(kind));

  // Nothing that a page or the registry says names a file of a part by another address.
  const documents = ['/services', '/full-service', '/nothing-here', '/registry.json'];
  for (const path of documents) {
    const text = await (await page.request.get(site.url + path)).text();
    expect(text).toContain(`${cdn.url}/assets/shell/`);
    expect(text.replaceAll(`${cdn.url}/assets/`, '')).not.toContain('/assets/');
  }
});

test('F14 development React takes over the HTML of a site with ASSETS_URL without a word', async ({
  page,
  development: { site },
}) => {
  for (const path of ['/services', '/full-service', '/cost-estimator']) {
    await page.goto(site.url + path);
    await live(page);
    await page.waitForLoadState('networkidle');
  }
  // An unexpected line on the console would fail this test.
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('F14 one byte that the CDN has changed is never run, whichever file it is in', async ({
  page,
  published: { cdn, site },
  allowConsole,
}) => {
  test.setTimeout(300_000);
  const files = filesOf(page);
  await page.goto(`${site.url}/cost-estimator`);
  await live(page);
  allowConsole(/./);
  const checked = [...files].filter((url) => /\.(js|css)$/.test(url));
  // The shell's, React's and the remote's own.
  expect(checked.length).toBeGreaterThan(5);
  // Else what was right would come from the browser's cache: it has the same address.
  await page.route('**/*', (route) => route.continue());
  for (const url of checked) {
    await test.step(new URL(url).pathname, async () => {
      cdn.change((path, body) => (url.endsWith(path) ? flipLastByte(body) : body));
      const refused = page.waitForEvent('console', {
        predicate: (message) => message.text().includes('integrity') && message.text().includes(url),
        timeout: 60_000,
      });
      await page.goto(`${site.url}/cost-estimator`, { waitUntil: 'commit' });
      await refused;
      await page.waitForLoadState('load');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
  cdn.change(null);
  await page.goto(`${site.url}/cost-estimator`);
  await live(page);
});

test('F14 while the CDN is down each page can be read and left, as without JavaScript', async ({
  page,
  published: { cdn, site },
  allowConsole,
}) => {
  allowConsole(/^error: Failed to load resource: net::ERR_/);
  cdn.break();
  await page.goto(`${site.url}/services`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-live]')).toHaveCount(0);

  cdn.mend();
  await page.reload();
  await live(page);
});

/** The file with one bit of its last byte changed. */
function flipLastByte(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  const last = changed.length - 1;
  changed.writeUInt8(changed.readUInt8(last) ^ 1, last);
  return changed;
}
