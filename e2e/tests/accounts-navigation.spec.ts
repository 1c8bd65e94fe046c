import { accountMenu, loginButton, openAccount } from '../support/account-page.ts';
import { createAccount, password } from '../support/accounts.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(120_000);

test('N2: the My Account menu links to the active project, the account page and the logout', async ({
  page,
  site,
}) => {
  await openAccount(page, await createAccount(site, 'Member'));
  await accountMenu(page).locator('summary').click();
  const links = accountMenu(page).getByRole('link');
  await expect(links).toHaveText(['Edit active project', 'Account info', 'Logout']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/project/active', '/my-account', '/logout']);
  await expect(loginButton(page)).toHaveCount(0);
  await links.filter({ hasText: 'Account info' }).click();
  await expect(links.first()).toBeHidden();
});

for (const [role, expected] of [
  ['Member', 0],
  ['Analyst', 1],
  ['Customer Service', 1],
  ['Admin', 1],
] as const) {
  test(`N3: the role ${role} ${expected === 1 ? 'sees' : 'does not see'} the admin button`, async ({
    page,
    site,
  }) => {
    await openAccount(page, await createAccount(site, role));
    await accountMenu(page).locator('summary').click();
    await expect(accountMenu(page).getByRole('link', { name: 'Logout' })).toBeVisible();
    await expect(accountMenu(page).getByRole('link', { name: 'Admin' })).toHaveCount(expected);
  });
}

test('H8: the login and the menu work by keyboard alone', async ({ page, site }) => {
  const name = await createAccount(site, 'Member');
  await page.goto('/login');
  await live(page);
  await page.getByLabel('Account name or email address').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Account name or email address')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/project\/list$/);
  // Waits for the project list, because the server would refuse to send the list after the logout.
  await page.waitForLoadState('networkidle');
  const summary = accountMenu(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(accountMenu(page).getByRole('link', { name: 'Edit active project' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await expect(accountMenu(page).getByRole('link', { name: 'Logout' })).toBeHidden();
  await page.keyboard.press('Enter');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(accountMenu(page).getByRole('link', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('N8: content and footer stay in place while a page for logged-in users loads', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openAccount(page, await createAccount(site, 'Admin'));
  for (const path of ['/my-account', '/project/list', '/admin', '/admin/remotes']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    // The web fonts move words of the header by a few pixels.
    expect(await page.evaluate(() => window.shifted), path).toBeLessThan(0.01);
  }
});

declare global {
  interface Window {
    /** Sum of the page's layout shifts. */
    shifted: number;
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
  }
}
