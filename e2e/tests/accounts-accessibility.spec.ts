import { pageFaults } from '../support/accessibility.ts';
import { createAccount, password } from '../support/accounts.ts';
import { expect, live, test } from '../support/test.ts';

test('N2, H8: after a login without JavaScript, the hydrated account page still posts plain forms, and passes axe', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 4/);
  // A browser that submitted the login form before the script had loaded has the cookie but no token.
  const accountName = await createAccount(site, 'Member');
  await page.request.post('/account/login', { form: { accountName, password } });
  await page.goto('/my-account');
  await live(page);
  await expect(page.getByText('turn on JavaScript')).toBeVisible();
  expect.soft(await pageFaults(page), 'account').toEqual([]);
  await page.getByRole('heading', { name: 'Change your password' }).click();
  await page.getByLabel('Current password').fill('not the password');
  await page.getByLabel('New password').fill('another roof over this house');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page).toHaveURL(/\/account\/change-password#change-password$/);
  await live(page);
  await expect(page.getByRole('alert')).toBeFocused();
  expect.soft(await pageFaults(page), 'refused').toEqual([]);
});
