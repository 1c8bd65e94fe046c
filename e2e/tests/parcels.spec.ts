import type { Page } from '@playwright/test';
import { navigateTo } from '../support/navigate.ts';
import { expect, live, test } from '../support/test.ts';

const result = '/compliance-wizard?path=residential/new-building';
const estimatorLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Estimate the cost' });
const area = (page: Page) => page.getByRole('main').getByRole('textbox', { name: 'Floor area' });
const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload your files' });
const provoked = [/mf-estimator/, /mf-upload/, /Failed to load resource/, /already registered/];

test('F3: the estimator replaces the plain link inside the wizard’s result and shows an estimate', async ({
  page,
}) => {
  await page.goto(result);
  await live(page);
  await area(page).fill('2500');
  await expect(page.getByRole('status', { name: 'Full Service estimate' })).toHaveText('$525 – $625');
  await expect(estimatorLink(page)).toHaveCount(0);
});

test('K1: a remote’s styles apply only to its own elements, not to parcels, and only while the remote is shown', async ({
  page,
}) => {
  await page.goto(result);
  await live(page);
  await expect(area(page)).toBeVisible();
  // The test adds rules to the remote's stylesheets, as if they were part of the remote's build.
  const outlined = await page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/assets/mf-wizard/'));
    for (const { cssRules } of sheets) {
      (cssRules[0] as CSSGroupingRule).insertRule('[class] { outline: 9px dotted !important }');
      (cssRules[0] as CSSGroupingRule).insertRule(
        ':root:has([class]) body * { outline: 9px dotted !important }',
      );
    }
    const found = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).outlineStyle === 'dotted',
    );
    return [...new Set(found.map((element) => element.closest('[data-part]')?.getAttribute('data-part')))];
  });
  expect(outlined).toEqual(['mf-wizard']);

  const enabled = () =>
    page.evaluate(() => {
      const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
      return [...new Set(sheets.map(({ href }) => /assets\/([\w-]+)\//.exec(href ?? '')?.[1]))].sort();
    });
  expect(await enabled()).toEqual(['mf-estimator', 'mf-wizard', 'shell']);
  await navigateTo(page, '/prices');
  await expect.poll(enabled).toEqual(['mf-content', 'shell']);
  await navigateTo(page, result);
  await expect(area(page)).toBeVisible();
  expect(await enabled()).toEqual(['mf-estimator', 'mf-wizard', 'shell']);
});

test('F4: if the estimator is unavailable, the wizard’s result keeps a plain link to it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await page.route('**/assets/mf-estimator/remoteEntry.*', (route) => route.abort());
  await page.goto(result);
  await live(page);
  await expect(estimatorLink(page)).toHaveAttribute('href', '/cost-estimator?kind=new');
  await expect(page.getByRole('heading', { name: /A Title 24 report is required/ })).toBeVisible();
  await page.unrouteAll();
  await navigateTo(page, '/prices');
  await navigateTo(page, result);
  await expect(area(page)).toBeVisible();
});

test('F3: the upload form opens in place on the Full Service page', async ({ page }) => {
  await page.goto('/full-service');
  await live(page);
  const opener = page.getByRole('main').getByRole('link', { name: 'Upload your files' }).first();
  await opener.click();
  await expect(uploadDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/full-service$/);
  await page.keyboard.press('Escape');
  await expect(uploadDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('C3: a file that is dropped on the Full Service page appears in the upload form’s list', async ({
  page,
}) => {
  await page.goto('/full-service');
  await live(page);
  const dataTransfer = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['plans'], 'plans.pdf'));
    return dropped;
  });
  await page.getByText('Drop your plans here').dispatchEvent('drop', { dataTransfer });
  await expect(uploadDialog(page).getByRole('button', { name: 'Remove plans.pdf' })).toBeVisible();
});

test('F4: if the upload form cannot open in place, the link leads to its page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await page.goto('/full-service');
  await live(page);
  await page.route('**/assets/mf-upload/remoteEntry.*', (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: 'Upload your files' }).first().click();
  await expect(page).toHaveURL(/\/full-service\/upload/);
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await live(page);
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeVisible();
});
