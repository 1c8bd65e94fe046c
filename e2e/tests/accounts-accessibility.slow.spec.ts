import { axeFindingsInLightAndDark, pageFaults, sidewaysScroll } from '../support/accessibility.ts';
import { accountMenu, offer, openAccount } from '../support/account-page.ts';
import { createAccount } from '../support/accounts.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { expect, live, test } from '../support/test.ts';

const phone = { width: 320, height: 800 };
const desk = { width: 1280, height: 800 };

test('N2, H5, H8: the account pages work by keyboard, and pass axe in several states', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const check = async (state: string) => expect.soft(await pageFaults(page), state).toEqual([]);
  const checkKeyboard = async (state: string) => {
    await page.setViewportSize(phone);
    expect.soft(await keyboardFaults(page), state).toEqual([]);
  };
  for (const [path, button] of [
    ['/login', 'Log in'],
    ['/register', 'Create my account'],
    ['/reset-password', 'Send me a link'],
    ['/reset-password?token=x', 'Change my password'],
  ] as const) {
    await page.goto(path);
    await live(page);
    await checkKeyboard(path);
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await check(`${path} with problems`);
  }
  await page.goto('/login?verify=x');
  await live(page);
  await check('confirmation');
  await page.goto('/project/list');
  await live(page);
  await checkKeyboard('/project/list');
  await openAccount(page, await createAccount(site, 'Admin'));
  for (const title of ['Change your email address', 'Change your password', 'Set up two-step verification'])
    await page.getByRole('heading', { name: title }).click();
  await checkKeyboard('account');
  await check('account');
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    if (viewport === phone) await page.getByRole('button', { name: 'Menu' }).click();
    await accountMenu(page).locator('summary').click();
    await expect(accountMenu(page).getByRole('link', { name: 'Admin' })).toBeVisible();
    expect.soft(await axeFindingsInLightAndDark(page), `menu at ${viewport.width} px`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `menu at ${viewport.width} px`).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Escape');
  await page.evaluate(() => dispatchEvent(new CustomEvent('INVALID_TOKEN')));
  await expect(offer(page)).toBeVisible();
  await check('offer');
  await offer(page).getByRole('button', { name: 'Log in again' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
  await check('dialog');
});
