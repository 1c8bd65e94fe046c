import { navigateTo } from '../support/navigate.ts';
import { readableText } from '../support/served-page.ts';
import { expect, live, test } from '../support/test.ts';

test('C1: the home page’s hero links to the wizard, and each service level has a ‘Read more’ link', async ({
  page,
}) => {
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

test('C4: the prices page shows the price schedule’s tables, with rows in order and prices with two decimals', async ({
  served,
}) => {
  const page = await served('/prices');
  expect(page.all('main h2').map(readableText)).toContain('Service and Price Schedule');
  for (const [caption, expected] of Object.entries(schedule)) {
    const table = page
      .all('main table')
      .find((each) => readableText(each.querySelector('caption') ?? each) === caption);
    const texts = (selector: string) => [...(table?.querySelectorAll(selector) ?? [])].map(readableText);
    expect(texts('thead th'), caption).toEqual(['Service', 'Price']);
    expect(texts('tbody td'), caption).toEqual(expected.map(([, price]) => price));
    const names = texts('tbody th');
    expect(names).toHaveLength(expected.length);
    for (const [index, [name]] of expected.entries()) expect(names[index]).toContain(name);
  }
});

test('C4: the prices page links to both service levels, the wizard and, for outdoor lighting, the contact page', async ({
  served,
}) => {
  const page = await served('/prices');
  for (const href of ['/full-service', '/do-it-yourself', '/compliance-wizard', '/contact-us'])
    page.find(`main a[href="${href}"]`);
  const outdoor = page.all('main li').find((item) => readableText(item).includes('outdoor lighting'));
  expect(outdoor?.querySelector('a')?.getAttribute('href')).toBe('/contact-us');
});

test('P3: the Prices and Full Service pages show the date by which a quote comes for plans sent today, with and without JavaScript', async ({
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

test('C4: prices come from the database', async ({ page, editedSite }) => {
  await editedSite.sql(`update products set price = 151.5 where sku = '1001'`);
  await editedSite.sql(`update products set is_active = false where sku = '3001'`);
  const row = page.getByRole('table', { name: 'Do-It-Yourself Base Services' }).getByRole('row', {
    name: /^Standard Residential Report/,
  });
  await page.goto(`${editedSite.url}/prices`);
  await expect(row).toContainText('$151.50');
  await live(page);
  await expect(row).toContainText('$151.50');
  await expect(
    page
      .getByRole('table', { name: 'Premium Options', includeHidden: true })
      .getByRole('row', { includeHidden: true }),
  ).toHaveCount(2);
  await navigateTo(page, '/services');
  await expect(page.getByRole('main')).toContainText('$151.50');
});

test('C13: the prices page links to the sample reports, which show compliance results and link to their PDFs', async ({
  served,
  request,
}) => {
  const prices = await served('/prices');
  const link = prices.all('main a').find((each) => readableText(each) === 'Read the samples with notes');
  const samples = await served(link?.getAttribute('href') ?? '');
  expect(samples.text('h1')).toBe('Sample Reports');
  const tables = samples.all('main table').map(readableText);
  expect(tables.find((text) => text.startsWith('C. Compliance results'))).toContain('504');
  const downloads = samples
    .all('main a')
    .filter((each) => readableText(each).startsWith('Download this sample (PDF)'));
  expect(downloads).toHaveLength(2);
  for (const download of downloads) {
    const pdf = await request.get(download.getAttribute('href') ?? '');
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  }
});
