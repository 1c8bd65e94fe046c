import type { Page } from '@playwright/test';
import { headingFaults } from '../support/accessibility.ts';
import { expectStored, planFile, sender, sendForm } from '../support/plans.ts';
import { expect, live, test } from '../support/test.ts';
import {
  confirmation,
  continueForm,
  expectNoFindings,
  fillIn,
  form,
  limitUploadSpeed,
  sendButton,
  sending,
  shownReference,
} from '../support/upload-form.ts';

const narrow = { width: 320, height: 640 };

async function expectNoFindingsWideOrNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoFindings(page);
  await page.setViewportSize(narrow);
  await expectNoFindings(page);
}

test('U1: the project type is fixed for upload types a, b and c but can be chosen for “all”, and the form shows the server’s limits', async ({
  page,
}) => {
  for (const [type, name] of [
    ['a', 'New Residential Construction'],
    ['b', 'A Residential Addition'],
    ['c', 'Commercial or Non-Residential'],
  ]) {
    await page.goto(`${form}?type=${type}`);
    await expect(page.getByRole('main').getByText(name ?? '')).toBeVisible();
    await expect(page.getByLabel('Project type')).toHaveCount(0);
  }
  await page.goto(form);
  await expect(page.getByLabel('Project type').getByRole('option')).toHaveText([
    'Choose one',
    'New Residential Construction',
    'A Residential Addition',
    'Commercial or Non-Residential',
  ]);
  await expect(page.getByText('Up to 20 files, 500 MB each and 1 GB in all.')).toBeVisible();
});

test('U2: the Dropbox checkbox changes the email field’s placeholder', async ({ page }) => {
  await page.goto(form);
  await live(page);
  await page.getByLabel('I have a Dropbox Account').check();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
    'placeholder',
    'Email registered in Dropbox',
  );
});

test('U3, U5, C3: plans are sent after ‘Check your answers’, and this step and the confirmation pass axe at 320 and 1280 px', async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize(narrow);
  await page.goto(`${form}?type=b`);
  await live(page);
  const status = page.locator('form[data-status]');
  await expect(status).toHaveAttribute('data-status', '0');
  const files = [planFile('plans [rev 2].pdf', 700), planFile(`${'a-very-long-name-'.repeat(8)}.pdf`, 10)];
  await fillIn(page, files);
  await expect(status).toHaveAttribute('data-status', '1');
  await continueForm(page);
  await expectNoFindingsWideOrNarrow(page);
  expect(await headingFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change project name' }).click();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toBeFocused();
  await continueForm(page);

  await limitUploadSpeed(page, 300);
  await sendButton(page).click();
  await expect(status).toHaveAttribute('data-status', '2');
  const region = page.getByRole('region', { name: 'Sending 2 files' });
  await expect(region).toBeFocused();
  await expect(region.getByText(/KB of 700 KB, .* a second/)).toBeVisible();
  await expectNoFindings(page);
  const reference = await shownReference(page);
  for (const { name } of files) await expect(confirmation(page)).toContainText(name);
  for (const name of ['service@example.com', '(510) 555-0101', '(510) 555-0102'])
    await expect(confirmation(page).getByRole('link', { name })).toBeVisible();
  await expectNoFindingsWideOrNarrow(page);
  await expectStored(site, request, { reference, files, projectType: 'A Residential Addition' });
  await confirmation(page).getByRole('button', { name: 'Done' }).click();
  await expect(status).toHaveAttribute('data-status', '0');
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('');
});
test('U4: an invalid form sends nothing, shows the errors, and logs a message to the console', async ({
  page,
}) => {
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/project-upload|uploads\/files/.test(request.url())) sent.push(request.url());
  });
  await page.setViewportSize(narrow);
  await page.goto(form);
  await live(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Choose at least one file',
    'Project name is required',
    'Project type is required',
    'From field is required',
    'Email is required',
    'Phone is required',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  expect(notes).toContain('Please complete all fields!');
  expect(sent).toEqual([]);
  await expectNoFindings(page);
});

test('U5: chosen files are sent by keyboard alone at 320 px', async ({ page, request, site }) => {
  await page.setViewportSize(narrow);
  await page.goto(`${form}?type=c`);
  await live(page);
  const files = [planFile('plans.pdf', 50)];
  await page.getByLabel('Files', { exact: true }).setInputFiles(files);
  await page.getByLabel('Files', { exact: true }).focus();
  const press = async (key: string) => page.keyboard.press(key);
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Remove plans.pdf' })).toBeFocused();
  for (const text of [sender.projectName, '', sender.from, sender.email, sender.phone, null]) {
    await press('Tab');
    if (text) await page.keyboard.type(text);
  }
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  while (!(await sendButton(page).evaluate((button) => button === document.activeElement)))
    await press('Tab');
  await press('Enter');
  const reference = await shownReference(page);
  await press('Escape');
  await expect(confirmation(page)).toBeHidden();
  await expectStored(site, request, { reference, files, projectType: 'Commercial or Non-Residential' });
});

test('U5: after a failure, the form shows a retry button, phone numbers and an email address, and the retry makes only one submission', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/, /The files were not sent/);
  const count = async () =>
    Number((await site.sql<{ count: string }>('select count(*) from submissions'))[0]?.count);
  const before = await count();
  await page.setViewportSize(narrow);
  await page.goto(`${form}?type=a`);
  await live(page);
  await fillIn(page, [planFile('plans.pdf', 20)]);
  await page.route('**/project-upload', (route) => route.fulfill({ status: 507 }));
  await continueForm(page);
  await sendButton(page).click();
  const failure = page.getByRole('alert');
  await expect(failure).toBeFocused();
  await expect(failure).toContainText('no room for your files right now');
  for (const name of ['service@example.com', '(510) 555-0101', '(510) 555-0102'])
    await expect(failure.getByRole('link', { name })).toBeVisible();
  await expect(page.locator('form[data-status]')).toHaveAttribute('data-status', '4');
  await expectNoFindings(page);
  await page.unroute('**/project-upload');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await shownReference(page);
  expect(await count()).toBe(before + 1);
});

test('U5: if the connection breaks while the form is sent, the form is sent again automatically and stored only once', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const count = async () =>
    Number((await site.sql<{ count: string }>('select count(*) from submissions'))[0]?.count);
  const before = await count();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/project-upload')) keys.push(request.headers()['idempotency-key']);
  });
  await page.setViewportSize(narrow);
  await page.goto(`${form}?type=a`);
  await live(page);
  await fillIn(page, [planFile('plans.pdf', 20)]);
  await page.route('**/project-upload', async (route) => {
    if (keys.length === 1) await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await continueForm(page);
  await sendButton(page).click();
  await expect(sending(page).getByRole('status')).toContainText('Connection lost.');
  await expect(sending(page).getByRole('link', { name: '(510) 555-0101' })).toBeVisible();
  await expect(page.locator('form[data-status]')).toHaveAttribute('data-status', '2');
  await expectNoFindings(page);
  await page.unroute('**/project-upload');
  await context.setOffline(false);
  await shownReference(page);
  expect(await count()).toBe(before + 1);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('U3, N4: going back from ‘Check your answers’ shows the form with its files', async ({
  page,
  request,
  site,
}) => {
  const files = [planFile('plans.pdf', 20), planFile('site.pdf', 10)];
  await page.goto(`${form}?type=a`);
  await live(page);
  await fillIn(page, files);
  await continueForm(page);
  await expect(page).toHaveURL(/\?type=a&step=check$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove site.pdf' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue(sender.projectName);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove plans.pdf' })).toBeVisible();
  await continueForm(page);

  await page.reload();
  await live(page);
  await expect(page).toHaveURL(/\?type=a$/);
  await expect(page.getByRole('region', { name: 'Saved from your last visit' })).toContainText('site.pdf');
  await page.getByLabel('Files', { exact: true }).setInputFiles(files);
  await continueForm(page);
  await sendButton(page).click();
  const reference = await shownReference(page);
  await expectStored(site, request, { reference, files, projectType: 'New Residential Construction' });
});

test('U1: each tab has its own draft, and a new tab restores the newest draft of a closed tab', async ({
  page,
  context,
}) => {
  const name = (tab: Page) => tab.getByRole('textbox', { name: 'Project name' });
  const open = async (tab: Page) => {
    await tab.goto(form);
    await live(tab);
  };
  await open(page);
  await name(page).fill('First house');
  const second = await context.newPage();
  await open(second);
  await name(second).fill('Second house');
  for (const tab of [page, second]) {
    await tab.reload();
    await live(tab);
  }
  await expect(name(page)).toHaveValue('First house');
  await expect(name(second)).toHaveValue('Second house');
  await second.close({ runBeforeUnload: true });
  const third = await context.newPage();
  await open(third);
  await expect(name(third)).toHaveValue('Second house');
  await third.close();
});

test('Without the code for resumable uploads, the form still sends the files', async ({
  page,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/, /ChunkLoadError/);
  await page.route('**/assets/mf-upload/tus.*', (route) => route.abort());
  await page.goto(`${form}?type=a`);
  await live(page);
  const files = [planFile('plans.pdf', 60)];
  await sendForm(page, files);
  const reference = await shownReference(page);
  await expectStored(site, request, { reference, files, projectType: 'New Residential Construction' });
});

test('The code for resumable uploads is loaded only when a file is chosen', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (piece) => {
    if (/\/tus\./.test(piece.url())) loaded.push(piece.url());
  });
  await page.goto(form);
  await live(page);
  await page.getByRole('textbox', { name: 'Project name' }).fill('Oak Street');
  expect(loaded).toEqual([]);
  await page.getByLabel('Files', { exact: true }).setInputFiles([planFile('plans.pdf', 1)]);
  await expect.poll(() => loaded.length).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: narrow });

  test('U1, U3, U5: without JavaScript, the form is posted, and a page confirms it, at 320 px', async ({
    page,
    request,
    site,
  }) => {
    await page.goto(`${form}?type=b`);
    await expect(page.getByText('Up to 20 files, 500 MB each and 1 GB in all.')).toBeVisible();
    const files = [planFile('plans.pdf', 30), planFile('plans.pdf', 20)];
    await sendForm(page, files);
    await expect(page.getByRole('heading', { name: 'Your files have been sent' })).toBeVisible();
    const reference = /FS-\d{8}-\w{8}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
    await expectStored(site, request, { reference, files, projectType: 'A Residential Addition' });
  });

  test('U4: a form with errors is shown again with its messages', async ({ page, allowConsole }) => {
    allowConsole(/status of 422/);
    await page.goto(form);
    await page.getByRole('textbox', { name: 'Email' }).fill('pat@');
    await sendButton(page).click();
    for (const message of ['Choose at least one file', 'Project type is required', 'Email is required'])
      await expect(page.getByRole('link', { name: message })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('pat@');
    await expect(page).toHaveTitle(/^Error: /);
  });
});
