import { axeFindingsInLightAndDark, headingFaults, sidewaysScroll } from '../support/accessibility.ts';
import { accountMenu, offer, openAccount } from '../support/account-page.ts';
import { createAccount, password } from '../support/accounts.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(120_000);

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('H8 the keyboard reaches all of every account page, and nothing covers where it is', async ({
    page,
    site,
  }) => {
    for (const path of [
      '/login',
      '/register',
      '/reset-password',
      '/reset-password?token=x',
      '/project/list',
    ]) {
      await page.goto(path);
      await live(page);
      expect.soft(await keyboardFaults(page), path).toEqual([]);
    }
    await openAccount(page, await createAccount(site, 'Member'));
    for (const title of [
      'Change your e-mail address',
      'Change your password',
      'Set up two-step verification',
    ])
      await page.getByRole('heading', { name: title }).click();
    expect(await keyboardFaults(page)).toEqual([]);
  });
});

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('N2 H5 H8 axe finds nothing on the account pages in any state', async ({
      page,
      site,
      allowConsole,
    }) => {
      allowConsole(/status of 401/);
      const check = async (state: string) => {
        expect.soft(await axeFindingsInLightAndDark(page), state).toEqual([]);
        expect.soft(await sidewaysScroll(page), state).toEqual([]);
        expect.soft(await headingFaults(page), state).toEqual([]);
      };
      for (const [path, button] of [
        ['/login', 'Log in'],
        ['/register', 'Create my account'],
        ['/reset-password', 'Send me a link'],
        ['/reset-password?token=x', 'Change my password'],
      ] as const) {
        await page.goto(path);
        await live(page);
        await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole('alert')).toBeFocused();
        await check(`${path} with problems`);
      }
      await page.goto('/login?verify=x');
      await live(page);
      await check('confirmation');
      await openAccount(page, await createAccount(site, 'Admin'));
      for (const title of [
        'Change your e-mail address',
        'Change your password',
        'Set up two-step verification',
      ])
        await page.getByRole('heading', { name: title }).click();
      await check('account');
      if (width < 993) await page.getByRole('button', { name: 'Menu' }).click();
      await accountMenu(page).locator('summary').click();
      await expect(accountMenu(page).getByRole('link', { name: 'Admin' })).toBeVisible();
      await check('menu');
      await page.keyboard.press('Escape');
      if (width < 993) await page.keyboard.press('Escape');
      await page.evaluate(() => dispatchEvent(new CustomEvent('INVALID_TOKEN')));
      await expect(offer(page)).toBeVisible();
      await check('offer');
      await offer(page).getByRole('button', { name: 'Log in again' }).click();
      await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
      await check('dialog');
    });
  });
}

for (const width of [320, 1280]) {
  test.describe(`the plain account page, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('N2 H8 also with the script it sends its forms by itself, and axe finds nothing', async ({
      page,
      site,
      allowConsole,
    }) => {
      allowConsole(/status of 4/);
      const check = async (state: string) => {
        expect.soft(await axeFindingsInLightAndDark(page), state).toEqual([]);
        expect.soft(await sidewaysScroll(page), state).toEqual([]);
        expect.soft(await headingFaults(page), state).toEqual([]);
      };
      // As a browser does whose script came too late: it has the cookie and no token.
      const accountName = await createAccount(site, 'Member');
      await page.request.post('/account/login', { form: { accountName, password } });
      await page.goto('/my-account');
      await live(page);
      await expect(page.getByText('switch JavaScript on')).toBeVisible();
      await check('account');
      await page.getByRole('heading', { name: 'Change your password' }).click();
      await page.getByLabel('Current password').fill('not the password');
      await page.getByLabel('New password').fill('another roof over this house');
      await page.getByRole('button', { name: 'Change the password' }).click();
      await expect(page).toHaveURL(/\/account\/change-password#change-password$/);
      await live(page);
      await expect(page.getByRole('alert')).toBeFocused();
      await check('refused');
    });
  });
}
