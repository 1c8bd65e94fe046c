import { navigateTo } from '../support/navigate.ts';
import { anotherBrowser, expect, openAs, type Product, resultOf, test } from '../support/staff.ts';

test.describe('H2, H3: products', () => {
  test('a product is added to the eleven products, is found by SKU, and is withdrawn from sale', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ana', '/admin/products');
    const list = page.getByRole('main').getByRole('listitem');
    for (const sku of [
      '1001',
      '1002',
      '2001',
      '2002',
      '3001',
      '3002',
      '4001',
      '4002',
      '5001',
      '5002',
      '5003',
    ])
      await expect(list.getByRole('link', { name: new RegExp(`^${sku} `) })).toBeVisible();

    await page.getByRole('link', { name: 'Add a product' }).click();
    await page.getByRole('button', { name: 'Add the product' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
    await page.getByLabel('SKU').fill('3003');
    await page.getByRole('textbox', { name: 'Name' }).fill('Site Visit');
    await page.getByRole('textbox', { name: 'Price' }).fill('$1,250.50');
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('Half a day (&frac12; day)<br>within <em>Oakland</em>');
    await page.getByRole('button', { name: 'Add the product' }).click();
    await expect(page).toHaveURL(/sku=3003$/);
    await expect(page.getByText('Half a day (½ day)')).toBeVisible();

    const schedule = page
      .getByRole('table', { name: 'Premium Options', includeHidden: true })
      .getByRole('rowheader', { includeHidden: true });
    await navigateTo(page, '/prices');
    await expect(schedule).toHaveText([/^Rush/, /^Certification/, /^Site Visit/]);

    await page.goto('/admin/products');
    await page.getByLabel('Find by SKU').fill('3003');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('heading', { name: '3003 Site Visit' })).toBeVisible();
    await page.getByRole('link', { name: 'All products' }).click();
    await page.getByRole('button', { name: 'Stop selling Site Visit' }).click();
    await expect(page.getByText('Site Visit is no longer for sale.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sell again Site Visit' })).toBeFocused();
    const publicSkus = async () =>
      (await resultOf<Product[]>(staffSite, 'public/products', 'findAll')).map(({ sku }) => sku);
    await expect.poll(publicSkus).not.toContain('3003');
    await navigateTo(page, '/prices');
    await expect(schedule).toHaveText([/^Rush/, /^Certification/]);

    await page.goto('/admin/products?sku=9876');
    await expect(page.getByText('Product 9876 not found.')).toBeVisible();
  });

  test('a new price appears at once on /prices and in the estimator, a new description appears on /prices, and a save can be undone', async ({
    page,
    staffSite,
    browser,
  }) => {
    await openAs(page, staffSite, 'ana', '/prices');
    const row = page.getByRole('row', { name: /Existing-Plus-Addition Residential Report/ });
    await expect(row).toContainText('$189.00');
    await navigateTo(page, '/admin/products?sku=1002');
    await page.getByRole('textbox', { name: 'Price' }).fill('195');
    const description = await page.getByRole('textbox', { name: 'Description' }).inputValue();
    await page.getByRole('textbox', { name: 'Description' }).fill('First line<br>Second line &frac34;');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    const publicPrice = async () =>
      (await resultOf<Product[]>(staffSite, 'public/products', 'findAll')).find(({ sku }) => sku === '1002')
        ?.price;
    await expect.poll(publicPrice).toBe(195);
    await navigateTo(page, '/prices');
    await expect(row).toContainText('$195.00');
    await expect(row).toContainText('Second line ¾');
    const visitor = await anotherBrowser(browser);
    await visitor.goto(`${staffSite.url}/cost-estimator?kind=envelope&existing=1000`);
    await expect(visitor.getByLabel('Do-It-Yourself base price')).toHaveText(/\$195/);
    await visitor.context().close();

    await navigateTo(page, '/admin/products?sku=1002');
    await page.getByRole('textbox', { name: 'Price' }).fill('189');
    await page.getByRole('textbox', { name: 'Description' }).fill(description);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('195');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('189');
  });
});

test('H2: a change to a product is discarded by keyboard alone, and the focus is never hidden', async ({
  page,
  staffSite,
}) => {
  await openAs(page, staffSite, 'ana', '/admin/products?sku=3002');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  await page.keyboard.type('!');
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return 'nothing';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      return topmost && (focused.contains(topmost) || topmost.contains(focused))
        ? null
        : focused.outerHTML.slice(0, 100);
    });
    expect(covered).toBeNull();
    if (
      await page
        .getByRole('button', { name: 'Discard changes' })
        .evaluate((element) => element === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your changes were discarded.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
});
