import type { Locator, Page } from '@playwright/test';
import { pageFaults } from '../support/accessibility.ts';
import { readableText, servedPages } from '../support/served-page.ts';
import { expect, live, test } from '../support/test.ts';

const sheetPdf = (name: string) => `/static/pdf/what_you_need_to_know_${name}.pdf`;

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await live(page);
  return page.getByRole('main');
}

async function openDialog(page: Page, opener: Locator, name: string): Promise<Locator> {
  await opener.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Loading')).toHaveCount(0);
  return dialog;
}

async function expectNoFaults(page: Page): Promise<void> {
  expect.soft(await pageFaults(page), page.url()).toEqual([]);
}

async function closes(dialog: Locator, opener: Locator) {
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('C7 FAQ: an anchor scrolls in the page and survives a reload, and a link leads back up', async ({
  page,
}) => {
  const main = await open(page, '/faq-c');
  const heading = page.locator('#c-10').getByRole('heading');
  await main.getByRole('navigation').locator('a[href="#c-10"]').click();
  await expect(heading).toBeInViewport();
  await page.reload();
  await live(page);
  await expect(heading).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#c-10');
  await main.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('C12 the summary of mandatory measures is a dialog and a PDF', async ({ page, request }) => {
  const main = await open(page, '/resource-links');
  const link = main.getByRole('link', { name: 'read the summary on this page' });
  const dialog = await openDialog(page, link, 'Mandatory measures');
  for (const topic of ['Air sealing', 'Insulation', 'Ventilation', 'Lighting'])
    await expect(dialog.getByRole('heading', { name: topic })).toBeVisible();
  for (const source of ['minimum R-values of the 2025 code', 'U-factors of the 2025 code'])
    await expect(dialog).toContainText(source);
  await expectNoFaults(page);
  const pdf = await dialog.getByRole('link', { name: 'Download this sheet (PDF)' }).getAttribute('href');
  expect((await request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf');
  await closes(dialog, link);
});

test('C14 the climate zone of a ZIP code is shown by the server and, once the list is loaded, in place', async ({
  page,
  served,
}) => {
  const answer = (await served('/climate-zones?zip=95814')).text('main [role="status"]');
  expect(answer).toContain('Climate zone 12.');

  const main = await open(page, '/compliance-wizard?path=residential/interior-remodel');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/mf-wizard/'))
      scripts.push(request.url());
  });
  await main.getByRole('heading', { name: 'Climate zone', exact: true }).click();
  await main.getByLabel('ZIP code').pressSequentially('95814');
  await expect(main.getByText('Climate zone 12.')).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test('Each page about rules names the code edition, and claims no review without an entered date', async ({
  served,
}) => {
  for (const path of [
    '/services',
    '/faq',
    ...[...'abcdefghi'].map((letter) => `/faq-${letter}`),
    '/resources',
    '/resource-links',
    '/calcerts-reg',
    '/cheers-reg',
  ])
    expect.soft((await served(path)).all('main *').map(readableText), path).toContain('2025 Energy Code');
});

test('A technical term shows its explanation when pressed', async ({ page }) => {
  const main = await open(page, '/services');
  const meaning = main.getByText('The state’s building standards.');
  await expect(meaning).toBeHidden();
  await main.getByRole('button', { name: 'Title 24 (explain this word)' }).click();
  await expect(meaning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(meaning).toBeHidden();
});

test('C12 the PDFs contain the company’s configured name', async ({ request, editedSite }) => {
  const sheet = `${editedSite.url}${sheetPdf('residential')}`;
  const before = await request.get(sheet);
  await editedSite.sql(
    `update site_configuration set document = jsonb_set(document, '{company,name}', '"Bay Energy Reports"')`,
  );
  await expect
    .poll(async () => (await request.get(sheet)).headers().etag, { timeout: 20_000 })
    .not.toBe(before.headers().etag);
});

test('C9 the pages show no date until an administrator has entered it', async ({ editedSite }) => {
  const textOf = async (path: string) => (await servedPages(editedSite.url)(path)).text();
  expect(await textOf('/terms-and-conditions')).not.toContain('Effective');
  const dates = '{"privacyPolicy":"","terms":"2027-01-15","regulations":"2027-01-20"}';
  await editedSite.sql(
    `update site_configuration set document = jsonb_set(document, '{contentDates}', '${dates}')`,
  );
  await expect
    .poll(() => textOf('/terms-and-conditions'))
    .toContain('Version 1. Effective January 15, 2027.');
  expect(await textOf('/faq-c')).toContain('2025 Energy Code · reviewed January 20, 2027');
});
