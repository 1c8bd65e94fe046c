import { startSession } from '../support/session.ts';
import {
  anotherBrowser,
  expect,
  type HelpItem,
  live,
  openAs,
  type Product,
  resultOf,
  test,
} from '../support/staff.ts';

/** Markup that sets `window.attacked` if any part of it runs. */
const attack =
  '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script><svg onload="window.attacked=1"></svg><a href="javascript:window.attacked=1">click</a>';

test('XSS: pages do not run markup that was stored through RPC calls instead of forms', async ({
  page,
  staffSite,
  browser,
}) => {
  const token = await startSession(staffSite, 'ana');
  const help = await resultOf<HelpItem>(staffSite, '2.0/help', 'findById', { id: 'd-3' }, token);
  const product = await resultOf<Product>(staffSite, '2.0/products', 'findBySKU', { sku: '4002' }, token);
  const savedHelp = await resultOf<HelpItem>(
    staffSite,
    '2.0/help',
    'update',
    {
      help: {
        ...help,
        question: `Q ${attack}`,
        helpText: `<p onclick="window.attacked=1">Text</p>${attack}`,
      },
    },
    token,
  );
  const savedProduct = await resultOf<Product>(
    staffSite,
    '2.0/products',
    'update',
    { product: { ...product, name: `CAD ${attack}`, description: `Pages ${attack}` } },
    token,
  );
  try {
    const visitor = await anotherBrowser(browser);
    for (const path of ['/faq-d', '/faq?q=Text', '/prices']) {
      await visitor.goto(staffSite.url + path);
      await live(visitor);
      await expect(
        visitor.locator('main [onclick], main [onerror], main img[src=x], main script'),
      ).toHaveCount(0);
      await expect(visitor.locator('main a[href^=javascript]')).toHaveCount(0);
    }
    expect(await visitor.evaluate(() => 'attacked' in window)).toBe(false);
    await visitor.context().close();
    await openAs(page, staffSite, 'ana', '/admin/help?id=d-3');
    const shown = [
      { path: '/admin/help?id=d-3', ready: page.getByRole('textbox', { name: 'Question' }) },
      { path: '/admin/products?sku=4002', ready: page.getByRole('textbox', { name: 'Name' }) },
      { path: '/admin/audit', ready: page.locator('main summary').first() },
      { path: '/admin', ready: page.getByRole('link', { name: 'All changes' }) },
    ];
    for (const { path, ready } of shown) {
      await page.goto(path);
      await expect(ready).toBeVisible();
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      await expect(page.locator('main [onclick], main [onerror], main img[src=x], main script')).toHaveCount(
        0,
      );
      expect(await page.evaluate(() => 'attacked' in window), path).toBe(false);
    }
  } finally {
    await resultOf(
      staffSite,
      '2.0/help',
      'update',
      { help: { ...help, lastUpdate: savedHelp.lastUpdate } },
      token,
    );
    const back = { ...product, lastUpdate: savedProduct.lastUpdate };
    await resultOf(staffSite, '2.0/products', 'update', { product: back }, token);
  }
});
