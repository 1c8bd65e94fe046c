import type { Page } from '@playwright/test';
import type { Edit } from '../support/builds.ts';
import { navigateTo } from '../support/navigate.ts';
import { reactCopies, recordReactCopies } from '../support/react-copies.ts';
import { liveParts } from '../support/registry.ts';
import { expect, live, test } from '../support/test.ts';

const reword =
  (from: string, to: string): Edit =>
  (text) =>
    text.replaceAll(from, to);

const heroLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Check my project/ });

test('F1: a remote’s new version appears on the next page load without a server restart and can be rolled back', async ({
  page,
  request,
  ownSite,
  ownBuilds,
}) => {
  const before = await liveParts(request, ownSite.url);
  await ownBuilds.change('mf-content', reword('Check my project', 'Check my project today'));
  expect(await ownSite.command('publish-remote', 'mf-content')).toMatch(/^mf-content \S+ is live\.$/m);

  const isServedAgain = async () =>
    (await (await request.get(`${ownSite.url}/services`)).text()).includes('project today');
  await expect.poll(isServedAgain).toBe(true);
  await page.goto(`${ownSite.url}/services`);
  await live(page);
  await expect(heroLink(page)).toHaveText('Check my project today');
  const after = await liveParts(request, ownSite.url);
  expect(after['mf-content']?.metadata.version).not.toBe(before['mf-content']?.metadata.version);
  expect({ ...after, 'mf-content': null }).toEqual({ ...before, 'mf-content': null });

  expect(await ownSite.command('rollback', 'mf-content')).toContain(
    `${before['mf-content']?.metadata.version} is live for all visitors`,
  );
  await expect.poll(isServedAgain).toBe(false);
  await page.reload();
  await live(page);
  await expect(heroLink(page)).toHaveText('Check my project');
  expect(await liveParts(request, ownSite.url)).toEqual(before);
  expect(ownSite.log().match(/^Ready: /gm)).toHaveLength(1);
});

test('F3: the page has one copy of React for all its parts', async ({ page }) => {
  await recordReactCopies(page);
  await page.goto('/services');
  await live(page);
  for (const path of ['/cost-estimator', '/compliance-wizard', '/admin']) await navigateTo(page, path);
  expect(await reactCopies(page)).toBe(1);
});

test('F3: the layout and a remote show the same changed configuration', async ({ page, editedSite }) => {
  await page.goto(`${editedSite.url}/services`);
  await live(page);
  await editedSite.sql(`update site_configuration set document =
    jsonb_set(jsonb_set(document, '{company,phone,number}', '"555-0177"'), '{navLinks,complianceWizard}', '"/cost-estimator"')`);
  await navigateTo(page, '/contact-us');
  await expect(page.getByRole('main').getByRole('link', { name: '(510) 555-0177' }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '(510) 555-0177' })).toBeVisible();
  await navigateTo(page, '/services');
  await heroLink(page).click();
  await expect(page).toHaveURL(/\/cost-estimator$/);
});

test('F3: the page shows the part and the heading of its URL, even after going back', async ({ page }) => {
  await page.goto('/services');
  await live(page);
  const heading = page.getByRole('heading', { level: 1 });
  const parts = page.locator('main > div');
  const steps = [
    ['/prices', 'Our Services and Prices', 'part-mf-content'],
    ['/cost-estimator', 'Cost Estimator', 'part-mf-estimator'],
    ['/faq', 'Frequently Asked Questions', 'part-mf-content'],
  ] as const;
  for (const [path, title, part] of steps) {
    await navigateTo(page, path);
    await expect(heading).toHaveText(title);
    await expect(parts).toHaveCount(1);
    await expect(parts).toHaveAttribute('id', part);
  }
  for (const [path, title, part] of [...steps].reverse().slice(1)) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(heading).toHaveText(title);
    await expect(parts).toHaveAttribute('id', part);
    await live(page);
  }
});
