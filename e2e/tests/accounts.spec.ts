import { accountMenu, bar, loginButton, offer, openAccount, tokenOf } from '../support/account-page.ts';
import {
  callSecurity,
  createAccount,
  logIn,
  mailedLink,
  newName,
  password,
  readDownload,
  totpCode,
} from '../support/accounts.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(120_000);

test('H8: registration, mail, confirmation, login, account page and logout work', async ({
  page,
  request,
  site,
  allowConsole,
}) => {
  const name = newName('ana');
  const email = `${name}@example.org`;
  await page.goto('/prices');
  await live(page);
  await loginButton(page).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fprices$/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Account name', { exact: true }).fill(name);
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I am 18 or older').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  await test.step('a login is refused before the confirmation', async () => {
    await page.goto('/login');
    await live(page);
    await logIn(page, name);
    await expect(page.getByRole('alert')).toContainText('That account name or password is incorrect.');
  });
  await test.step('confirming in the same browser logs the visitor in and returns to /prices', async () => {
    await page.goto(await mailedLink(request, site, email));
    await live(page);
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
    await expect(page).toHaveURL(/\/prices$/);
    await expect(accountMenu(page)).toBeVisible();
  });
  await test.step('the account page shows who is logged in', async () => {
    await page.goto('/my-account');
    await expect(page.getByRole('main')).toContainText(email);
    await expect(page.getByRole('main')).toContainText('Member');
    await expect(accountMenu(page)).toBeVisible();
  });
  await test.step('a reload keeps the login', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  });
  await test.step('the logout ends the login, even for a copied token', async () => {
    const token = (await tokenOf(page)) ?? '';
    await accountMenu(page).locator('summary').click();
    await accountMenu(page).getByRole('link', { name: 'Logout' }).click();
    await expect(loginButton(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
    await expect(page.locator('#page-announcement')).toHaveText('You’re logged out');
    expect(await tokenOf(page)).toBeNull();
    await expect(async () => {
      const answer = await callSecurity(request, site, 'loginStatus', {}, token);
      expect([answer.status(), await answer.text()]).toEqual([401, 'invalid token']);
    }).toPass();
  });
  await test.step('a browser with an invalid token is logged out with a message', async () => {
    allowConsole(/status of 401/);
    await page.evaluate(() => localStorage.setItem('title24.token', 'x'.repeat(43)));
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await expect(loginButton(page)).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
  });
});

test('H8: a page load fetches the login status once if the browser has a token, and otherwise not at all', async ({
  page,
  site,
}) => {
  const name = await createAccount(site, 'Member');
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().endsWith('/rpc/public/security')) return;
    const { method } = sent.postDataJSON();
    // Ignores the request for passkey options, which the login page always sends.
    if (method !== 'passkeyLoginOptions') asked.push(method);
  });
  await page.goto('/services');
  await live(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await openAccount(page, name);
  expect(asked).toEqual(['login']);
  await page.goto('/prices');
  await expect(accountMenu(page)).toBeVisible();
  await bar(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['login', 'loginStatus']);
});

test('H8: a logout or login in one tab applies to other tabs', async ({ page, context, site }) => {
  const name = await createAccount(site, 'Member');
  await openAccount(page, name);
  const other = await context.newPage();
  await other.goto('/prices');
  await expect(accountMenu(other)).toBeVisible();
  await accountMenu(other).locator('summary').click();
  await accountMenu(other).getByRole('link', { name: 'Logout' }).click();
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, name);
  await expect(accountMenu(other)).toBeVisible();
  await expect(page).toHaveURL(/\/my-account$/);
});

test('H5: after a login has ended, the page offers a new login and keeps typed text', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const name = await createAccount(site, 'Member');
  await openAccount(page, name);
  await page.getByText('Change your email address').click();
  const form = page.getByRole('form', { name: 'Change your email address' });
  await form.getByLabel('New email address').fill(`new-${name}@example.org`);
  await form.getByLabel('Your password').fill(password);
  await site.sql('delete from sessions where account_id = (select id from accounts where name = $1)', [name]);
  await form.getByRole('button', { name: 'Change the address' }).click();

  await expect(offer(page)).toContainText('Your login has ended.');
  await expect(loginButton(page)).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
  await expect(form.getByLabel('New email address')).toHaveValue(`new-${name}@example.org`);
  await offer(page).getByRole('button', { name: 'Log in again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Account name or email address').fill(name);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(offer(page)).toBeHidden();
  await expect(dialog).toBeHidden();
  await form.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByText(`We sent an email to new-${name}@example.org`)).toBeVisible();
});

test('H8: an expired token is exchanged for a new one without a message', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const name = await createAccount(site, 'Member');
  await openAccount(page, name);
  const before = await tokenOf(page);
  await site.sql(
    `update session_tokens set expires_at = now() - interval '1 second' where session_id in
      (select s.id from sessions s join accounts a on a.id = s.account_id where a.name = $1)`,
    [name],
  );
  await bar(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await accountMenu(page).locator('summary').click();
  await accountMenu(page).getByRole('link', { name: 'Account info' }).click();
  await expect(page.getByRole('main')).toContainText(`${name}@example.org`);
  await expect(offer(page)).toHaveCount(0);
  // The page may show the account while the call that exchanges the token is pending.
  await expect.poll(() => tokenOf(page)).not.toBe(before);
});

test('H8: a password reset by mail ends all logins', async ({
  page,
  browser,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const name = await createAccount(site, 'Member');
  await openAccount(page, name);
  const otherBrowser = await (await browser.newContext({ baseURL: site.url })).newPage();
  await otherBrowser.goto('/login');
  await live(otherBrowser);
  await otherBrowser.getByRole('link', { name: 'I forgot my password' }).click();
  await otherBrowser.getByLabel('Email address', { exact: true }).fill(`${name}@example.org`);
  await otherBrowser.getByRole('button', { name: 'Send me a link' }).click();
  await expect(otherBrowser.getByText('Check your email')).toBeVisible();
  await otherBrowser.goto(await mailedLink(request, site, `${name}@example.org`));
  await live(otherBrowser);
  await otherBrowser.getByLabel('New password').fill('another roof over this house');
  await otherBrowser.getByRole('button', { name: 'Change my password' }).click();
  await expect(otherBrowser.getByText('Your password is changed')).toBeVisible();
  await otherBrowser.getByRole('link', { name: 'Go to login' }).click();
  await logIn(otherBrowser, name, 'another roof over this house');
  await expect(otherBrowser).toHaveURL(/\/project\/list$/);
  await otherBrowser.context().close();
  await page.reload();
  await expect(offer(page)).toBeVisible();
});

test('H8: a member can download their data and, with the password, delete the account', async ({
  page,
  site,
}) => {
  const name = await createAccount(site, 'Member');
  await openAccount(page, name);
  await page.getByRole('heading', { name: 'Download your data' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect(await readDownload(await downloading)).toMatchObject({
    account: { name, email: `${name}@example.org` },
    roles: [{ role: 'Member' }],
  });
  await page.getByRole('heading', { name: 'Delete your account' }).click();
  const form = page.getByRole('form', { name: 'Delete your account' });
  await form.getByLabel('Your password').fill('not the password');
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await expect(form.getByRole('alert')).toContainText('The password is incorrect');
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.locator(':focus')).toContainText('Your account is deleted');
  await expect(loginButton(page)).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
  expect(await site.sql('select 1 from accounts where name = $1', [name])).toEqual([]);
});

test('H8: after an authenticator app is set up, the next login requires a code and accepts a backup code', async ({
  page,
  site,
}) => {
  const name = await createAccount(site, 'Analyst');
  await openAccount(page, name);
  await page.getByText('Set up two-step verification').click();
  const question = page.getByRole('form', { name: 'Set up two-step verification' });
  await question.getByLabel('Your password').fill(password);
  await question.getByRole('button', { name: 'Start' }).click();
  const uri = await page.getByRole('link', { name: 'open this link in the app' }).getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await expect(page.getByText(secret, { exact: true })).toBeVisible();
  await page.getByRole('form', { name: 'Confirm the app' }).getByLabel('Code').fill(totpCode(secret));
  await page.getByRole('button', { name: 'Turn on two-step verification' }).click();
  const backupCodes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(backupCodes.first()).toBeVisible();
  const codes = await backupCodes.allTextContents();
  expect(codes.length).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'I’ve saved the codes' }).click();
  await accountMenu(page).locator('summary').click();
  await accountMenu(page).getByRole('link', { name: 'Logout' }).click();

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, name);
  await expect(page.getByText('This account also needs a code.')).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Account info' })).toBeVisible();
});

test('H8: the account page lists the other sessions, and can end one session or all of them', async ({
  page,
  browser,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  const name = await createAccount(site, 'Member');
  const otherBrowser = await (await browser.newContext({ baseURL: site.url })).newPage();
  await otherBrowser.goto('/login?next=/prices');
  await live(otherBrowser);
  await logIn(otherBrowser, name);
  await expect(otherBrowser).toHaveURL(/\/prices$/);
  await openAccount(page, name);
  await page.getByRole('heading', { name: 'Where you are logged in' }).click();
  const ends = page.getByRole('button', { name: 'End this session' });
  await expect(ends).toHaveCount(1);
  await ends.click();
  await expect(page.getByText(/ was logged out\.$/)).toBeVisible();
  await expect(ends).toHaveCount(0);
  await otherBrowser.reload();
  await expect(offer(otherBrowser)).toBeVisible();
  await otherBrowser.context().close();
  await page.getByRole('link', { name: 'Log out everywhere' }).click();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('You are logged out everywhere')).toBeVisible();
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
});
