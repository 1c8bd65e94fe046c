import { axeFindingsInLightAndDark, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { openAccount } from '../support/account-page.ts';
import { createAccount } from '../support/accounts.ts';
import { addDevice, offerNothing, passkeyButton, requestNewPasskey } from '../support/passkeys.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(120_000);

test('N2 H8 axe finds nothing about passkeys in any state, at 320 and 1280 px', async ({ page, site }) => {
  await offerNothing(page);
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
  await check('login, cancelled');
  await openAccount(page, await createAccount(site, 'Member'));
  await device.verifies(false);
  await requestNewPasskey(page, 'x'.repeat(60));
  await expect(page.getByRole('status').filter({ hasText: 'Canceled' })).toBeVisible();
  await check('account, cancelled');
  await device.verifies(true);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.locator(':focus')).toHaveText(/^The passkey x+ is added$/);
  await page.getByRole('heading', { name: /^Remove/ }).click();
  await page.getByRole('heading', { name: 'Add a passkey' }).click();
  await check('account, added');
});
