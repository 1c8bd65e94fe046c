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
  shownReference,
} from '../support/upload-form.ts';

const narrow = { width: 320, height: 640 };

async function expectNoFindingsWideOrNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoFindings(page);
  await page.setViewportSize(narrow);
  await expectNoFindings(page);
}

test('U3 U5 C3 form, check, sending and confirmation work and pass axe at 320 and 1280 px', async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize(narrow);
  await page.goto(`${form}?type=b`);
  await live(page);
  const status = page.locator('form[data-status]');
  await expect(status).toHaveAttribute('data-status', '0');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await expectNoFindings(page);
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

test('U5 plans are sent by keyboard alone at 320 px', async ({ page, request, site }) => {
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

test('U5 after a failure, a retry button, phones and email are shown, and the retry makes only one submission', async ({
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

test('Without its code for resumable uploads, the form still sends the files, in one piece', async ({
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
