import { navigateTo } from '../support/navigate.ts';
import { readableText } from '../support/served-page.ts';
import { expect, live, test } from '../support/test.ts';

test('P3 the prices page names the deadline of the quote for plans sent today, with and without a script', async ({
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

test('C4 prices come from the database', async ({ page, editedSite }) => {
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

test('C13 the prices page links to the sample reports, which have notes and link to both PDFs', async ({
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
