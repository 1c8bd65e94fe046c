import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  firstVisit,
  firstVisitLimits,
  firstVisitPages,
  kilobytesOf,
  lateCalls,
  withoutMouse,
} from '../measure/first-visit.ts';
import { liveParts } from '../support/registry.ts';
import { workspace } from '../support/site.ts';
import { expect, live, test } from '../support/test.ts';

for (const path of firstVisitPages) {
  test(`A first visit to ${path} stays within the size limits for scripts, styles and fonts`, async ({
    browser,
    site,
  }) => {
    const { files } = await firstVisit(browser, site.url + path);
    for (const [type, maxKilobytes] of Object.entries(firstVisitLimits)) {
      const kilobytes = kilobytesOf(files, type);
      expect(kilobytes, type).toBeGreaterThan(1);
      expect(kilobytes, type).toBeLessThanOrEqual(maxKilobytes + (type === 'script' ? lateCalls : 0));
    }
  });
}

/** Maximum bytes of a render bundle. */
const renderBundleLimit = 200_000;

test('The render bundle of each part stays within the size limit', async ({ request, site }) => {
  const parts = Object.values(await liveParts(request, site.url));
  expect(parts.length).toBeGreaterThan(7);
  for (const { name, metadata } of parts) {
    const bundle = join(site.dataDir, 'registry/render', name, `${metadata.version}.cjs`);
    const { size } = await stat(bundle);
    expect.soft(size, name).toBeLessThanOrEqual(renderBundleLimit);
  }
});

function watchAssets(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) urls.push(pathname);
  });
  return urls;
}

for (const path of firstVisitPages) {
  test(`A first visit to ${path} loads every file once, and preloads every script that has no script element`, async ({
    page,
  }) => {
    await withoutMouse(page);
    const urls = watchAssets(page);
    await page.goto(path);
    await live(page);
    await page.waitForLoadState('networkidle');
    expect(urls.length).toBeGreaterThan(5);
    const twice = urls.filter((url, index) => urls.indexOf(url) !== index);
    expect(twice).toEqual([]);
    const preloaded = await page
      .locator('link[rel=preload]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const used = await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src && new URL(src).pathname),
    );
    const scripts = urls.filter((url) => url.endsWith('.js'));
    expect(scripts.filter((url) => !preloaded.includes(url) && !used.includes(url))).toEqual([]);
    expect(preloaded.length).toBeGreaterThan(0);
  });
}

/** Returns the positions and sizes in pixels of headings and buttons. */
const boxes = (page: Page) =>
  page.locator('h1, main h2, main h3, main a[class*=button]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

test('Fonts are preloaded, and a late font does not move headings or buttons', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/services', { waitUntil: 'domcontentloaded' });
  const preloads = page.locator('link[rel=preload][as=font]');
  await expect(preloads).toHaveCount(2);
  for (const preload of await preloads.all()) {
    await expect(preload).toHaveAttribute('href', /^\/assets\/shell\/.*\.woff2$/);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hasStandIn = await page.evaluate(() =>
    new FontFace('any', 'local("Arial Bold"), local("Liberation Sans Bold")').load().then(
      () => true,
      () => false,
    ),
  );
  test.skip(!hasStandIn, 'This machine has neither Arial nor its equal');
  // Space for pictures is reserved, so pictures cannot move headings or buttons.
  const before = await boxes(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status])),
  ).toContainEqual([expect.stringContaining('Archivo Narrow'), 'loaded']);
  expect(before.length).toBeGreaterThan(32);
  const after = await boxes(page);
  expect(after).toHaveLength(before.length);
  const moved = after.map((edge, index) => Math.abs(edge - (before[index] ?? Number.NaN)));
  expect(Math.max(...moved)).toBeLessThanOrEqual(1);
});

test('No script blocks the rendering of a page', async ({ page }) => {
  for (const path of firstVisitPages) {
    await page.goto(path);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => entry.name.endsWith('.js') && Reflect.get(entry, 'renderBlockingStatus') === 'blocking',
        )
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
  }
});

test('The page is painted before any script has arrived', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await page.goto('/prices', { waitUntil: 'commit' });
  await expect(page.getByRole('table', { name: 'Do-It-Yourself Base Services' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
});

test('Assets are immutable, have a media type, and are compressed with brotli', async ({ request, page }) => {
  const urls = watchAssets(page);
  await page.goto('/services');
  await live(page);
  for (const url of new Set(urls)) {
    const compressed = await request.get(url, { headers: { 'accept-encoding': 'br' } });
    expect(compressed.status(), url).toBe(200);
    expect(compressed.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(compressed.headers()['content-type']).toMatch(
      /^(text\/(javascript|css)|image\/svg\+xml|font\/woff2)/,
    );
    expect(compressed.headers()['x-content-type-options']).toBe('nosniff');
    expect(compressed.headers().vary).toContain('accept-encoding');
    expect(url).toMatch(/\.[0-9a-f]{16}\.\w+$/);
    const plain = await request.get(url, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    const size = (response: typeof plain) => Number(response.headers()['content-length']);
    // Font files are already compressed.
    if (size(plain) > 2000 && !url.endsWith('.woff2')) {
      expect(compressed.headers()['content-encoding'], url).toBe('br');
      expect(size(compressed)).toBeLessThan(size(plain) / 2);
    }
    expect((await compressed.body()).equals(await plain.body())).toBe(true);
  }
});

test('Missing assets and paths outside the assets folder have status 404', async ({ request, site }) => {
  const missing = await request.get('/assets/mf-content/gone.0123456789abcdef.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-store');
  for (const path of [
    '/assets/mf-content/..%2f..%2fdatabase-connection',
    '/assets/..%2f..%2fdatabase-connection/x.js',
  ]) {
    const response = await request.get(`${site.url}${path}`);
    expect(response.status()).toBe(404);
  }
});

test('Pages have a strict content security policy and no inline script or style', async ({ request }) => {
  for (const path of [...firstVisitPages, '/compliance-wizard', '/admin', '/no-such-page']) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe('no-cache');
    const html = await response.text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/\bsrc=|type="application\/(ld\+)?json"/.test(tag))).toEqual([]);
    expect(html).not.toMatch(/<style\b|\sstyle="|\son\w+="/);
  }
});

test('The entry file of each part matches the integrity hash in the registry', async ({ request, site }) => {
  for (const { url, metadata } of Object.values(await liveParts(request, site.url))) {
    const body = await (await request.get(url)).body();
    expect(metadata.integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`);
  }
});

test('The database has the integrity hashes of each part’s build, including the render bundle', async ({
  site,
}) => {
  const recorded = await site.sql<{ name: string; files: Record<string, string> }>(
    `select name, files from remote_versions`,
  );
  expect(recorded).toHaveLength(8);
  for (const { name, files } of recorded) {
    const built = join(process.env.PUBLISH_BUILDS_FROM ?? workspace, name, 'dist/production/remote.json');
    expect(JSON.parse(await readFile(built, 'utf8')).files).toEqual(files);
    expect(Object.keys(files)).toContain('render/render.cjs');
  }
});

test('/healthz and /readyz answer with status 200', async ({ request }) => {
  const health = await request.get('/healthz');
  expect(health.status()).toBe(200);
  expect(await health.json()).toEqual({ status: 'ok' });
  const ready = await request.get('/readyz');
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready' });
  expect(ready.headers()['cache-control']).toBe('no-store');
});
