import { navigateTo } from '../support/navigate.ts';
import { filesOf, test } from '../support/site-with-cdn.ts';
import { expect, live } from '../support/test.ts';

// Both tests share the site of one worker.
test.describe.configure({ mode: 'default' });

test('F14: every script, style and image of a part comes from ASSETS_URL', async ({
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

  const isFromCdn = (url: string) => url.startsWith(`${cdn.url}/assets/`);
  expect([...files].filter((url) => !isFromCdn(url))).toEqual([]);
  for (const kind of [/\/shell\/.*\.js$/, /\/mf-estimator\/remoteEntry.*\.js$/, /\.css$/, /\.svg$/])
    expect([...files]).toContainEqual(expect.stringMatching(kind));

  const documents = ['/services', '/full-service', '/nothing-here', '/registry.json'];
  for (const path of documents) {
    const text = await (await page.request.get(site.url + path)).text();
    expect(text).toContain(`${cdn.url}/assets/shell/`);
    expect(text.replaceAll(`${cdn.url}/assets/`, '')).not.toContain('/assets/');
  }
});

test('F14: while the CDN is down, pages can be read and their links work', async ({
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

  cdn.restore();
  await page.reload();
  await live(page);
});
