import { offer, openAccount } from '../support/account-page.ts';
import { createAccount, logIn, mailedLink, password } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(120_000);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('H8: plain forms change the email address and the password, and end sessions', async ({
    page,
    browser,
    request,
    site,
    allowConsole,
  }) => {
    allowConsole(/status of 4/);
    const name = await createAccount(site, 'Member');
    const otherBrowser = await (
      await browser.newContext({ baseURL: site.url, javaScriptEnabled: true })
    ).newPage();
    await openAccount(otherBrowser, name);
    await page.goto('/login?next=/my-account');
    await logIn(page, name);
    await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
    await expect(page.getByText('turn on JavaScript')).toBeVisible();

    await test.step('the email address is changed after a wrong password has been refused', async () => {
      await page.getByRole('heading', { name: 'Change your email address' }).click();
      const form = page.getByRole('form', { name: 'Change your email address' });
      await form.getByLabel('New email address').fill(`new-${name}@example.org`);
      await form.getByLabel('Your password').fill('not the password');
      await form.getByRole('button', { name: 'Change the address' }).click();
      await expect(form.getByRole('alert')).toContainText('The password is incorrect');
      await expect(form.getByRole('alert')).toBeInViewport();
      await expect(form.getByLabel('New email address')).toHaveValue(`new-${name}@example.org`);
      await expect(form.getByLabel('Your password')).toHaveValue('');
      await form.getByLabel('Your password').fill(password);
      await form.getByRole('button', { name: 'Change the address' }).click();
      await expect(page.getByText(`We sent an email to new-${name}@example.org.`)).toBeInViewport();
      await page.goto(await mailedLink(request, site, `new-${name}@example.org`));
      await page.getByRole('button', { name: 'Confirm my email address' }).click();
      await page.goto('/my-account');
      await expect(page.getByRole('definition').filter({ hasText: `new-${name}@example.org` })).toBeVisible();
    });
    await test.step('another session is ended', async () => {
      await page.getByRole('heading', { name: 'Where you are logged in' }).click();
      await page.getByRole('button', { name: /^End this session/ }).click();
      await expect(page.getByText('That device was logged out.')).toBeInViewport();
      await expect(page.getByRole('button', { name: /^End this session/ })).toHaveCount(0);
      await otherBrowser.reload();
      await expect(offer(otherBrowser)).toBeVisible();
      await otherBrowser.context().close();
    });
    await test.step('the password is changed', async () => {
      await page.getByRole('heading', { name: 'Change your password' }).click();
      const form = page.getByRole('form', { name: 'Change your password' });
      await form.getByLabel('Current password').fill(password);
      await form.getByLabel('New password').fill('short');
      await form.getByRole('button', { name: 'Change the password' }).click();
      await expect(form.getByRole('alert')).toContainText('Password must have at least 10 characters');
      await form.getByLabel('Current password').fill(password);
      await form.getByLabel('New password').fill('another roof over this house');
      await form.getByRole('button', { name: 'Change the password' }).click();
      await expect(page.getByText('Your password is changed')).toBeInViewport();
    });
    await test.step('all sessions are ended', async () => {
      await page.getByRole('heading', { name: 'Where you are logged in' }).click();
      await page.getByRole('link', { name: 'Log out everywhere' }).click();
      await page.getByRole('button', { name: 'Log out everywhere' }).click();
      await expect(page.getByText('You are logged out everywhere')).toBeVisible();
      await page.goto('/login?next=/my-account');
      await logIn(page, name, 'another roof over this house');
      await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
    });
  });
});
