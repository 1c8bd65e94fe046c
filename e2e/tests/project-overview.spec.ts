import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { stateFaults } from '../support/accessibility.ts';
import { accountMenu, loginButton } from '../support/account-page.ts';
import { createAccount, logIn, mailedLink, newName, password } from '../support/accounts.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { enterSession } from '../support/session.ts';
import { expect, live, test } from '../support/test.ts';

test.setTimeout(120_000);

const slow = { timeout: 20_000 };

async function openExample(page: Page): Promise<void> {
  await page.goto('/project/test-drive');
  await live(page);
  await page.getByRole('button', { name: 'Open a filled-in example' }).click();
  await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible(slow);
}

const front = (page: Page) => page.getByRole('textbox', { name: 'Orientation of front faces' });

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

test('D1g: turning the front by 180° changes the outline’s text and arrow, and the outline is printed', async ({
  page,
}) => {
  await openExample(page);
  await page.getByRole('link', { name: 'Building', exact: true }).click();
  const outline = page.getByRole('region', { name: 'Outline' });
  await expect(outline).toContainText('Front faces 200° (south-southwest).', slow);
  await expect(outline).toContainText('Left: 25 ft of wall, 45 sq ft of glass, faces west.');
  const arrow = outline.locator('svg:visible g[class] > path[transform]');
  await expect(arrow).toHaveAttribute('transform', 'rotate(340)');

  await front(page).fill('20');
  await expect(outline).toContainText('Front faces 20° (north-northeast).', slow);
  await expect(outline).toContainText('Left: 25 ft of wall, 45 sq ft of glass, faces east.');
  await expect(outline).toContainText('Right: 25 ft of wall, 24 sq ft of glass, faces west.');
  await expect(arrow).toHaveAttribute('transform', 'rotate(160)');
  await outline.getByRole('radio', { name: 'North up' }).check();
  await expect(outline.getByRole('img', { name: /with north at the top/ })).toBeVisible();
  await expect(arrow).toHaveAttribute('transform', 'rotate(0)');

  await front(page).fill('');
  await page.getByRole('button', { name: 'All Orientations' }).click();
  await expect(outline).toContainText('Turned to north, east, south and west for the analysis.', slow);
  await expect(arrow).toHaveCount(0);

  await test.step('the summary and the outline are printed', async () => {
    await page.getByRole('link', { name: 'Example: a new house' }).click();
    await page.getByRole('link', { name: 'Check your answers' }).click();
    await expect(page.getByRole('heading', { name: 'Input summary' })).toBeVisible(slow);
    await page.emulateMedia({ media: 'print' });
    await expect(outline.getByRole('img', { name: /with the front at the bottom/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Building' })).toContainText('1250 sq ft');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText('This project is in this browser only')).toBeHidden();
  });
});

test('D1j: a test drive stays in the browser, and a registration saves it to the account', async ({
  page,
  request,
  site,
}) => {
  const name = newName('dora');
  const email = `${name}@example.org`;
  const calls: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && calls.push(new URL(sent.url()).pathname));
  await page.goto('/project/test-drive?name=Hill+house&addition=500');
  await live(page);
  await page.getByRole('radio', { name: 'Addition by itself' }).check();
  await page.getByRole('button', { name: 'Start the test drive' }).click();
  await page.getByRole('link', { name: 'Building', exact: true }).click();
  const addition = page.getByRole('textbox', { name: 'Addition area' });
  await expect(addition).toHaveValue('500', slow);
  await addition.fill('640');
  await addition.blur();
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible(slow);
  await page.reload();
  await expect(addition).toHaveValue('640', slow);
  expect(calls.filter((path) => !/\/(?:help|products|config)$/.test(path))).toEqual([]);

  await test.step('the visitor registers and confirms the email address', async () => {
    await register(page, name);
    await page.goto(await mailedLink(request, site, email));
    await live(page);
    await page.getByRole('button', { name: 'Confirm my email address' }).click();
  });
  await test.step('the project is saved to the account and removed from the browser', async () => {
    await expect(page).toHaveURL(/\/project\/P\d{6}$/, slow);
    await expect(loginButton(page)).toBeHidden(slow);
    await expect(page.getByRole('heading', { name: 'Hill house', level: 1 })).toBeVisible(slow);
    await page.getByRole('link', { name: 'Building', exact: true }).click();
    await expect(addition).toHaveValue('640', slow);
    await page.goto('/project/test-drive');
    await live(page);
    await expect(page.getByRole('button', { name: 'Start the test drive' })).toBeVisible(slow);
  });
});

test('D1j: after a registration is confirmed in another browser, the next login in this browser saves the typed answers', async ({
  page,
  browser,
  request,
  site,
}) => {
  const name = newName('dora');
  await openExample(page);
  await page.getByRole('link', { name: 'Building', exact: true }).click();
  await expect(front(page)).toHaveValue('200', slow);
  await front(page).fill('90');
  await front(page).blur();
  await expect(page.getByRole('status').filter({ hasText: 'Saved at' })).toBeVisible(slow);
  await register(page, name);

  const phone = await browser.newContext({ baseURL: site.url });
  const mail = await phone.newPage();
  await mail.goto(await mailedLink(request, site, `${name}@example.org`));
  await live(mail);
  await mail.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(mail.getByRole('button', { name: 'Log in', exact: true })).toBeVisible(slow);
  await logIn(mail, name);
  await expect(mail.getByText('If you typed one in another browser, log in there')).toBeVisible(slow);
  await phone.close();

  await page.getByRole('link', { name: 'Go to login' }).click();
  await logIn(page, name);
  await expect(page).toHaveURL(/\/project\/P\d{6}$/, slow);
  await page.getByRole('link', { name: 'Building', exact: true }).click();
  await expect(front(page)).toHaveValue('90', slow);
});

/** Registers an account from a test drive, and waits for the heading “Check your email”. */
async function register(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create an account to keep it' }).click();
  await page.getByLabel('Account name', { exact: true }).fill(name);
  await page.getByLabel('Email address', { exact: true }).fill(`${name}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('I am 18 or older').check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible(slow);
}

test('D1j: a browser without storage shows a notice, and typed answers are kept from page to page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  });
  await openExample(page);
  await page.getByRole('link', { name: 'Building', exact: true }).click();
  await expect(front(page)).toHaveValue('200', slow);
  await front(page).fill('90');
  await front(page).blur();
  await expect(page.getByText(/can’t keep the test drive/).first()).toBeVisible(slow);
  await page.getByRole('link', { name: 'Example: a new house' }).click();
  await page.getByRole('link', { name: 'Check your answers' }).click();
  await expect(page.getByRole('region', { name: 'Outline' })).toContainText('Front faces 90° (east).', slow);
});

test('D1j: without JavaScript, the test drive page shows a filled-in example', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/project/test-drive');
  await expect(page.getByText('A test drive needs JavaScript')).toBeVisible();
  await expect(page.getByText('Left: 25 ft of wall, 45 sq ft of glass, faces west.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Building' })).toContainText('1250 sq ft');
  await context.close();
});

test('D1k: a project is exported as JSON and CSV and imported from JSON; CSV formulas are escaped, and hostile files are refused', async ({
  page,
  site,
}) => {
  await openExample(page);
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as JSON' }).click(),
  ]);
  expect(json.suggestedFilename()).toBe('test-drive-example-a-new-house.json');
  const file = JSON.parse(await textOf(json));
  file.data.project.name = '=1+1 house';

  const member = await createAccount(site, 'Member');
  await enterSession(page, site, member);
  await page.goto('/project/import');
  await live(page);
  const choose = (text: string) =>
    page
      .getByLabel(/downloaded here as JSON/)
      .setInputFiles({ name: 'project.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const send = page.getByRole('button', { name: 'Import the project' });
  await choose('{"format":"title24-project","data":{"version":1,"kind":"new","__proto__":{"isAdmin":true}}}');
  await send.click();
  await expect(page.getByText('__proto__: A project has no such field')).toBeVisible(slow);
  await choose('['.repeat(100_000));
  await send.click();
  await expect(page.getByText('This file is not a project that was exported here')).toBeVisible(slow);

  await choose(JSON.stringify(file));
  await send.click();
  await expect(page).toHaveURL(/\/project\/P\d{6}$/, slow);
  await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible(slow);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(await textOf(csv)).toContain("Project name,'=1+1 house,");
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as JSON' }).click(),
  ]);
  expect(JSON.parse(await textOf(again)).data).toEqual(file.data);
});

test('D4a: My Account lists a new project, and /project/active leads to it', async ({ page, site }) => {
  const member = await createAccount(site, 'Member');
  await enterSession(page, site, member);
  await page.goto('/my-account');
  const section = page.getByRole('region', { name: 'Projects and reports' });
  await expect(section).toContainText('You have not ordered a report yet.', slow);
  await expect(section).toContainText('You have no projects yet.', slow);

  await page.goto('/project/new?kind=addition&addition=500');
  await live(page);
  // Until the page knows that the member is logged in, it would create the project in the browser, not in the account.
  await expect(accountMenu(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Hill house');
  await expect(page.getByRole('radio', { name: 'Addition by itself' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Project name' }).press('Enter');
  await expect(page).toHaveURL(/\/project\/P\d{6}/, slow);
  const path = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');

  await page.goto('/my-account');
  await live(page);
  await section.getByRole('link', { name: 'Hill house' }).click();
  await expect(page).toHaveURL(path, slow);
  await page.goto('/project/active');
  await expect(page).toHaveURL(new RegExp(`${path}(?:/.*)?$`), slow);
});

for (const path of ['', '/check'] as const) {
  test(`D1g, D4a: the page ${path || 'of a whole project'} passes axe, works by keyboard and fits at 320 px`, async ({
    page,
  }) => {
    await openExample(page);
    await page.goto(`/project/test-drive${path}`);
    await live(page);
    await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible(slow);
    expect(await stateFaults(page)).toEqual([]);
    expect(await keyboardFaults(page)).toEqual([]);
  });
}

test('D1j: the start of a test drive passes axe, works by keyboard and fits at 320 px', async ({ page }) => {
  await page.goto('/project/test-drive');
  await live(page);
  await expect(page.getByRole('button', { name: 'Start the test drive' })).toBeVisible(slow);
  expect(await stateFaults(page)).toEqual([]);
  expect(await keyboardFaults(page)).toEqual([]);
});
