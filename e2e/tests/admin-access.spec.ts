import { startSession } from '../support/session.ts';
import { call, expect, live, openAs, test } from '../support/staff.ts';

test.describe('H7: each role sees what its permissions allow', () => {
  test('a visitor has to log in, and then returns to the page', async ({ page }) => {
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
});
