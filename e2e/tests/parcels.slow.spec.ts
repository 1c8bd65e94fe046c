import type { Page } from '@playwright/test';
import { expect, live, test } from '../support/test.ts';

const result = '/compliance-wizard?path=residential/new-building';
const estimatorLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Estimate the cost' });
const area = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Floor area' });
const provoked = [/mf-estimator/, /mf-upload/, /Failed to load resource/, /already registered/];

test('F4: if the registry has no estimator, the wizard’s result keeps a plain link', async ({
  page,
  ownSite,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await ownSite.sql(`update remote_releases set withdrawn_at = now() where name = 'mf-estimator'`);
  await expect
    .poll(async () => (await (await page.request.get(`${ownSite.url}/registry.json`)).json()).microFrontends)
    .not.toHaveProperty('mf-estimator');
  await page.goto(ownSite.url + result);
  await live(page);
  await expect(estimatorLink(page)).toBeVisible();
  await expect(area(page)).toHaveCount(0);
});

test('F4: an estimator that breaks inside the wizard’s result is replaced by the plain link', async ({
  page,
  ownSite,
  ownBuilds,
  allowConsole,
}) => {
  allowConsole(...provoked, /broken on purpose/, /Minified React error/);
  await ownBuilds.change('mf-estimator', (text, file) =>
    file.startsWith('browser/')
      ? text.replace(/(["'`])Update estimate\1/g, '(()=>{throw new Error("broken on purpose")})()')
      : text,
  );
  await ownSite.command('publish-remote', 'mf-estimator');
  const broke = page.waitForEvent('console', (message) => message.text().includes('broken on purpose'));
  await page.goto(ownSite.url + result);
  await live(page);
  await broke;
  await page.waitForLoadState('networkidle');
  await expect(estimatorLink(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /A Title 24 report is required/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit my plans' })).toBeVisible();
});
