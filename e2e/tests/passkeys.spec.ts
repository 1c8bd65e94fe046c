import type { Page } from '@playwright/test';
import { accountMenu, openAccount, tokenOf } from '../support/account-page.ts';
import { createAccount, password } from '../support/accounts.ts';
import { addDevice, disableOffers, passkeyButton, requestNewPasskey } from '../support/passkeys.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(120_000);

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).locator('summary').click();
  await accountMenu(page).getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
}

test('H8: a passkey can be added, used to log in, and removed, and is then refused', async ({
  page,
  site,
}) => {
  await disableOffers(page);
  const { cdp, authenticatorId } = await addDevice(page);
  const name = await createAccount(site, 'Analyst');
  await openAccount(page, name);
  await page.getByRole('heading', { name: 'Add a passkey' }).click();
  await expect(page.getByLabel('Passkey name')).toHaveValue(/^Chrome on /);
  await requestNewPasskey(page, 'This laptop');
  await expect(page.getByText('The passkey This laptop is added')).toBeVisible();
  await page.getByRole('heading', { name: 'Your passkeys' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'This laptop' });
  await expect(entry).toContainText('not used yet');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await test.step('a second passkey on the same device is refused', async () => {
    await requestNewPasskey(page, 'Again');
    await expect(page.getByRole('alert')).toContainText(
      'This device already has a passkey for your account.',
    );
  });
  await test.step('the passkey logs in, and the login leads to the page that the URL names', async () => {
    await logOut(page);
    await page.goto('/login?next=/prices');
    await live(page);
    await passkeyButton(page).click();
    await expect(page).toHaveURL(/\/prices$/);
    await expect(accountMenu(page)).toBeVisible();
    await page.goto('/my-account');
    await page.getByRole('heading', { name: 'Your passkeys' }).click();
    await expect(entry).toContainText('last used');
  });
  await test.step('the removed passkey is refused', async () => {
    await entry.getByText('Remove', { exact: false }).first().click();
    await entry.getByLabel('Your password').fill(password);
    await entry.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('The passkey This laptop is removed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your passkeys' })).toHaveCount(0);
    await logOut(page);
    await page.goto('/login');
    await live(page);
    await passkeyButton(page).click();
    await expect(page.getByRole('alert')).toContainText('This passkey cannot be used to log in here.');
    expect(await tokenOf(page)).toBeNull();
  });
  await test.step('emails about the added and the removed passkey are queued', async () => {
    const mails = await site.sql<{ subject: string }>(
      'select subject from mail_outbox where to_address = $1 order by created_at',
      [`${name}@example.org`],
    );
    expect(mails.map(({ subject }) => subject.split(' – ')[0])).toEqual([
      'A passkey was added',
      'A passkey was removed',
    ]);
  });
});

test('H8: a canceled passkey prompt shows a message and keeps the typed text', async ({ page, site }) => {
  await disableOffers(page);
  const device = await addDevice(page);
  const name = await createAccount(site, 'Member');
  await openAccount(page, name);
  await device.verifies(false);
  await requestNewPasskey(page, 'My phone');
  await expect(page.getByRole('status').filter({ hasText: 'Canceled' })).toBeVisible();
  await expect(page.getByLabel('Passkey name')).toHaveValue('My phone');
  await device.verifies(true);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByText('The passkey My phone is added')).toBeVisible();
  await logOut(page);
  await page.goto('/login?next=/my-account');
  await live(page);
  await page.getByLabel('Account name or email address').fill('somebody');
  await device.verifies(false);
  await passkeyButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Canceled' })).toBeVisible();
  await expect(page.getByLabel('Account name or email address')).toHaveValue('somebody');
  await device.verifies(true);
  await passkeyButton(page).click();
  await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
});

test('H8: a browser without passkey support shows no passkey button', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') asked.push(sent.url());
  });
  await page.goto('/login');
  await live(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(passkeyButton(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});
