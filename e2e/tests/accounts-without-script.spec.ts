import { createAccount, logIn, mailedLink, newName, password, readDownload } from '../support/accounts.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(120_000);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('H8: registration, confirmation, login, account page and logout work', async ({
    page,
    request,
    site,
    allowConsole,
  }) => {
    allowConsole(/status of 4/);
    const name = newName('bob');
    const email = `${name}@example.org`;
    await page.goto('/register');
    await page.getByLabel('Account name').fill(name);
    await page.getByLabel('Email address', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('I am 18 or older').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByRole('alert')).toContainText('Password must have at least 10 characters');
    await expect(page.getByLabel('Account name')).toHaveValue(name);
    await expect(page.getByLabel('I am 18 or older')).toBeChecked();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

    await page.goto(await mailedLink(request, site, email));
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(page.getByText('Your email address is confirmed')).toBeVisible();

    await page.goto('/login?next=/project/list');
    await logIn(page, name, 'not the password');
    await expect(page.getByRole('alert')).toContainText('That account name or password is incorrect.');
    await expect(page).toHaveTitle(/^Error: /);
    await logIn(page, name);
    await expect(page).toHaveURL(/\/project\/list$/);
    await expect(page.getByText('You have no projects yet.')).toBeVisible();
    await page.goto('/my-account');
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('heading', { name: 'Where you are logged in' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Log out', exact: true }).click();
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expect(page.getByText('You are logged out')).toBeVisible();
    await page.goto('/my-account');
    await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  });

  test('N2, H8: pages show the My Account menu after a login, and hydrate without errors if JavaScript runs', async ({
    page,
    browser,
    request,
    site,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    const name = await createAccount(site, 'Member');
    await page.goto('/login?next=/my-account');
    await logIn(page, name);
    await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
    for (const path of ['/prices', '/services']) {
      const response = await page.goto(path);
      expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
      const bar = page.getByRole('navigation').first();
      await expect(bar.getByText('My Account')).toBeVisible();
      await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
      const common = await (await request.get(path)).text();
      expect(common.includes('href="/login">Login</a>')).toBe(true);
    }
    const missing = await page.goto('/no-such-page', { waitUntil: 'commit' });
    expect(missing?.status()).toBe(404);

    const storageState = await page.context().storageState();
    const scripted = await browser.newContext({ baseURL: site.url, javaScriptEnabled: true, storageState });
    const tab = await scripted.newPage();
    const said: string[] = [];
    tab.on('console', (message) => void said.push(message.text()));
    tab.on('pageerror', (error) => void said.push(error.message));
    await tab.goto('/prices');
    await live(tab);
    expect(said).toEqual([]);
    await scripted.close();
  });

  test('H8: plain forms download a member’s data and delete the account', async ({ page, site }) => {
    const name = await createAccount(site, 'Member');
    await page.goto('/login?next=/my-account');
    await logIn(page, name);
    await page.getByRole('heading', { name: 'Download your data' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect(await readDownload(await downloading)).toMatchObject({ account: { name } });
    await page.getByRole('heading', { name: 'Delete your account' }).click();
    const form = page.getByRole('form', { name: 'Delete your account' });
    await form.getByLabel('Your password').fill(password);
    await form.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account is deleted')).toBeVisible();
    await page.goto('/my-account');
    await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  });

  test('H8: a form sent by another site is refused', async ({ request, site }) => {
    const answer = await request.post(`${site.url}/account/login`, {
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      form: { accountName: 'ana', password },
    });
    expect(answer.status()).toBe(403);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  });
});
