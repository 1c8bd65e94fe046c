import { startSession } from '../support/session.ts';
import { call, expect, live, openAs, type Product, resultOf, test } from '../support/staff.ts';

test.describe('H7: access to the staff pages', () => {
  test('a visitor gets a login link that names the page to return to', async ({ page }) => {
    await page.goto('/admin/products?sku=1001');
    await live(page);
    const login = page.getByRole('main').getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent('/admin/products?sku=1001')}`,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('an analyst sees the work list and no other tool', async ({ page, staffSite }) => {
    await openAs(page, staffSite, 'ada', '/admin');
    await expect(page).toHaveURL(/\/admin\/work$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Staff tools' })).toHaveCount(0);
    for (const path of [
      '/admin/help',
      '/admin/products',
      '/admin/accounts',
      '/admin/privacy',
      '/admin/audit',
    ]) {
      await page.goto(path);
      await expect(page.getByText('Your role doesn’t include this page')).toBeVisible();
    }
    const { error } = await call(
      staffSite,
      '2.0/products',
      'findAll',
      {},
      await startSession(staffSite, 'ada'),
    );
    expect(error?.code).toBe(-32003);
  });

  test('if a role is removed during an edit, the next save is refused and the typed text stays', async ({
    page,
    staffSite,
  }) => {
    await openAs(page, staffSite, 'ben', '/admin/products?sku=5003');
    await page.getByRole('textbox', { name: 'Name' }).fill('Renamed by nobody');
    const ana = await startSession(staffSite, 'ana');
    const { items } = await resultOf<{ items: { id: string }[] }>(
      staffSite,
      '2.0/accounts',
      'find',
      { search: 'ben@' },
      ana,
    );
    await resultOf(staffSite, '2.0/accounts', 'revokeRole', { id: items[0]?.id, role: 'Admin' }, ana);
    try {
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toContainText('Your role does not allow this');
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Renamed by nobody');
      const products = await resultOf<Product[]>(staffSite, 'public/products', 'findAll');
      expect(products.find(({ sku }) => sku === '5003')?.name).toBe(
        'Plan Sheet Documentation sent by Priority Mail',
      );
    } finally {
      await resultOf(staffSite, '2.0/accounts', 'grantRole', { id: items[0]?.id, role: 'Admin' }, ana);
    }
  });

  test('if a login ends during an edit, the typed text stays and is saved after the next login', async ({
    page,
    staffSite,
    allowConsole,
  }) => {
    allowConsole(/401/);
    await openAs(page, staffSite, 'ana', '/admin/products?sku=5001');
    const price = page.getByRole('textbox', { name: 'Price' });
    await price.fill('26');
    const token = await page.evaluate(() => localStorage.getItem('title24.token') ?? '');
    await fetch(`${staffSite.url}/rpc/public/security`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ method: 'logout', params: {}, id: 1 }),
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByText('Your login has ended').first()).toBeVisible();
    await expect(price).toHaveValue('26');

    const other = await page.context().newPage();
    await openAs(other, staffSite, 'ana', '/admin');
    await other.close();
    await expect(page.getByRole('main').getByText('What you typed is still here.')).toBeHidden();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(price).toHaveValue('25');
  });
});
