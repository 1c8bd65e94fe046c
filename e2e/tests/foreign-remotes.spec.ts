import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildExample } from '../support/examples.ts';
import { navigateTo } from '../support/navigate.ts';
import { expect, live, test } from '../support/test.ts';

test('K6 a remote in Vue, by plain module federation, as an ES module and without a render bundle, is a page of the site', async ({
  page,
  ownSite,
  ownBuilds,
}) => {
  test.setTimeout(180_000);
  const folder = buildExample('vue-remote');
  for (const piece of ['package.json', 'dist/production'])
    cpSync(join(folder, piece), join(ownBuilds.folder, 'mf-vue', piece), { recursive: true });
  expect(await ownSite.command('publish-remote', 'mf-vue')).toMatch(/^mf-vue \S+ is live\.$/m);

  const count = (number: number) => page.getByRole('button', { name: `Count: ${number}` });
  const status = async () => (await page.request.get(`${ownSite.url}/vue-example`)).status();
  await expect.poll(status, { timeout: 20_000 }).toBe(200);
  await page.goto(`${ownSite.url}/vue-example`);
  await live(page);
  await expect(page.getByRole('heading', { level: 1, name: 'An example in Vue' })).toBeVisible();
  await count(0).click();
  await expect(count(1)).toBeVisible();

  await navigateTo(page, '/prices');
  await expect(page.locator('html[data-live="mf-content"]')).toBeAttached({ timeout: 20_000 });
  await expect(count(1)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('html[data-live="mf-vue"]')).toBeAttached({ timeout: 20_000 });
  await expect(count(0)).toBeVisible();
});
