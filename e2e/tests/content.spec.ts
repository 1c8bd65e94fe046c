import { axeFindingsInLightAndDark, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { navigateTo } from '../support/navigate.ts';
import { expect, live, test } from '../support/test.ts';

test('C1 home: the hero leads to the wizard, and each service level has Read more', async ({ page }) => {
  await page.goto('/services');
  await live(page);
  const main = page.getByRole('main');
  const check = main.getByRole('link', { name: 'Check my project' });
  await expect(check).toBeInViewport();
  await expect(check).toHaveAttribute('href', '/compliance-wizard');
  for (const [title, href] of [
    ['Do-it-Yourself Residential', '/do-it-yourself'],
    ['Full Service', '/full-service'],
  ] as const) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: `Read more about ${title}`, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
  await main.getByRole('link', { name: 'Read more about Full Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send us your plans. We’ll do the rest.');
  expect(await headingFaults(page)).toEqual([]);
});

const schedule = {
  'Do-It-Yourself Base Services': [
    ['Existing-Plus-Addition Residential Report', '$189.00'],
    ['Standard Residential Report', '$149.00'],
    ['Preliminary Run Results', '$39.00'],
    ['Heating and Cooling Load Calculations', '$39.00'],
  ],
  'Premium Options': [
    ['Rush Service', '$85.00'],
    ['Certification by Certified Energy Analyst', '$10.00'],
  ],
  'Shipping Options': [
    ['Standard email Delivery', 'Included · $0.00'],
    ['CAD Sheet Documentation by email', '$55.00'],
    ['Report Copy sent by Priority Mail', '$25.00'],
    ['Plan Sheet Documentation sent by Priority Mail', '$55.00'],
    ['Additional Report Copies sent by Priority Mail', '$5.00'],
  ],
} as const;

test('C4 prices: the tables of the schedule, in their order, with two decimals', async ({ page }) => {
  await page.goto('/prices');
  await live(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Service and Price Schedule' })).toBeVisible();
  for (const [caption, expected] of Object.entries(schedule)) {
    const table = main.getByRole('table', { name: caption });
    await expect(table.getByRole('columnheader')).toHaveText(['Service', 'Price']);
    await expect(table.getByRole('cell')).toHaveText(expected.map(([, price]) => price));
    const names = await table.getByRole('rowheader').allInnerTexts();
    expect(names).toHaveLength(expected.length);
    for (const [index, [name]] of expected.entries()) expect(names[index]).toContain(name);
  }
});

test('C4 prices: the introduction links to both levels, the wizard and, for outdoor lighting, to us', async ({
  page,
}) => {
  await page.goto('/prices');
  const main = page.getByRole('main');
  for (const href of ['/full-service', '/do-it-yourself', '/compliance-wizard', '/contact-us'])
    await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
  await expect(
    main.getByRole('listitem').filter({ hasText: 'outdoor lighting' }).getByRole('link'),
  ).toHaveAttribute('href', '/contact-us');
});

test('P3 prices: the page says, with and without a script, by when plans sent today have their quote', async ({
  page,
}) => {
  const date = /^If you send your plans today, \w+day, \w+ \d+, your quote comes by \w+day, \w+ \d+\.$/;
  for (const path of ['/prices', '/full-service']) {
    const served = await (await page.goto(path))?.text();
    const shown = (await page.getByText(date).textContent()) ?? '';
    expect(served).toContain(shown);
    await live(page);
    await expect(page.getByText(date)).toHaveText(date);
  }
});

test('C4 prices come from the catalogue', async ({ page, editedSite }) => {
  await editedSite.sql(`update products set price = 151.5 where sku = '1001'`);
  await editedSite.sql(`update products set is_active = false where sku = '3001'`);
  const row = page.getByRole('table', { name: 'Do-It-Yourself Base Services' }).getByRole('row', {
    name: /^Standard Residential Report/,
  });
  await page.goto(`${editedSite.url}/prices`);
  await expect(row).toContainText('$151.50');
  await live(page);
  await expect(row).toContainText('$151.50');
  await expect(page.getByRole('table', { name: 'Premium Options' }).getByRole('row')).toHaveCount(2);
  await navigateTo(page, '/services');
  await expect(page.getByRole('main')).toContainText('$151.50');
});

test('C13 sample reports: from the prices to the page with notes, and both PDFs', async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/prices');
  await live(page);
  await page.getByRole('main').getByRole('link', { name: 'Read the samples with notes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample Reports');
  await expect(page.getByRole('table', { name: 'C. Compliance results' })).toContainText('504');
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  expect(await headingFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toEqual([]);
  for (const link of await page.getByRole('link', { name: 'Download this sample (PDF)' }).all()) {
    const pdf = await request.get(site.url + (await link.getAttribute('href')));
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  }
});
