import { navigateTo } from '../support/navigate.ts';
import { anotherBrowser, expect, openAs, type Product, resultOf, test } from '../support/staff.ts';

test.describe('H2, H3: products', () => {
  test('a new price and description show on /prices and in the estimator at once, and can be undone', async ({
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

test('H2: a product is changed by keyboard alone, and the focus is never hidden', async ({
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
