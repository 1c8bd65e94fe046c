import type { Page } from '@playwright/test';
import { axeFindingsInLightAndDark, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { accountMenu, openAccount, tokenOf } from '../support/account-page.ts';
import { createAccount } from '../support/accounts.ts';
import { addDevice, disableOffers, passkeyButton, requestNewPasskey } from '../support/passkeys.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(120_000);

test('N2, H8: the passkey pages pass axe in three states, at 320 and 1280 px', async ({ page, site }) => {
  await disableOffers(page);
  const device = await addDevice(page);
  const check = async (state: string) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${state}, ${width} px`;
      expect.soft(await axeFindingsInLightAndDark(page), where).toEqual([]);
      expect.soft(await sidewaysScroll(page), where).toEqual([]);
    }
    expect.soft(await headingFaults(page), state).toEqual([]);
  };
  await page.goto('/login');
  await live(page);
  await passkeyButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Canceled' })).toBeVisible();
  await check('login, canceled');
  await openAccount(page, await createAccount(site, 'Member'));
  await device.verifies(false);
  await requestNewPasskey(page, 'x'.repeat(60));
  await expect(page.getByRole('status').filter({ hasText: 'Canceled' })).toBeVisible();
  await check('account, canceled');
  await device.verifies(true);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.locator(':focus')).toHaveText(/^The passkey x+ is added$/);
  await page.getByRole('heading', { name: 'Your passkeys' }).click();
  await page.getByRole('heading', { name: /^Remove/ }).click();
  await page.getByRole('heading', { name: 'Add a passkey' }).click();
  await check('account, added');
});

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).locator('summary').click();
  await accountMenu(page).getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
}

test('H8: a visitor can log in with the passkey that the account name field offers', async ({
  page,
  request,
  site,
}) => {
  await addDevice(page);
  await openAccount(page, await createAccount(site, 'Member'));
  await requestNewPasskey(page, 'My phone');
  await expect(page.getByText('The passkey My phone is added')).toBeVisible();
  await logOut(page);
  const form = await request.get('/login');
  expect(await form.text()).toMatch(/autocomplete="username webauthn"/i);
  // The virtual device accepts the offer automatically.
  await page.goto('/login?next=/my-account');
  await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
  expect(await tokenOf(page)).not.toBeNull();
});

test('H8: an expired login is renewed with a passkey in a dialog', async ({ page, site, allowConsole }) => {
  allowConsole(/status of 401/);
  await disableOffers(page);
  await addDevice(page);
  await openAccount(page, await createAccount(site, 'Member'));
  await requestNewPasskey(page, 'My phone');
  await expect(page.getByText('The passkey My phone is added')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new CustomEvent('INVALID_TOKEN')));
  await page.getByRole('button', { name: 'Log in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(accountMenu(page)).toBeVisible();
});
