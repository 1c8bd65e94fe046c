import { writeFile } from 'node:fs/promises';
import { breakableProxy } from '../support/breakable-proxy.ts';
import { expectStored, planFile, sender } from '../support/plans.ts';
import { expect, live, test } from '../support/test.ts';
import {
  continueForm,
  expectNoFindings,
  fillIn,
  form,
  limitUploadSpeed,
  sendButton,
  sending,
  shownReference,
} from '../support/upload-form.ts';

test('U5: an upload can be paused, survives a lost connection and a reload, and resumes at the byte that it had reached', async ({
  page,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(/net::ERR_/);
  const line = await breakableProxy(site.url);
  page.on('dialog', (dialog) => void dialog.accept());
  const offsets: number[] = [];
  page.on('request', (piece) => {
    if (piece.method() === 'PATCH') offsets.push(Number(piece.headers()['upload-offset']));
  });
  const files = [planFile('plans.pdf', 3_000)];
  // An upload resumes only if the file's modification time is unchanged. A file that is passed from memory gets a new
  // time whenever it is chosen, so this file is stored on disk.
  const path = test.info().outputPath('plans.pdf');
  await writeFile(path, files[0]?.buffer ?? '');
  await page.goto(`${line.url}${form}?type=a`);
  await live(page);
  await fillIn(page, path);
  await continueForm(page);
  await limitUploadSpeed(page, 400);
  await sendButton(page).click();
  await expect(sending(page).getByText(/[1-9]\d* KB of 2.9 MB, /)).toBeVisible();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(sending(page).getByText(/paused$/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(sending(page).getByText(/ a second$/)).toBeVisible();
  expect(offsets.at(-1)).toBeGreaterThan(0);

  line.break();
  await expect(sending(page).getByText(/Connection lost\. Retrying…$/)).toBeVisible();
  line.restore();
  await expect(sending(page).getByText(/ a second$/)).toBeVisible();
  const before = offsets.at(-1) ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));

  await page.reload();
  await live(page);
  const savedDraft = page.getByRole('region', { name: 'Saved from your last visit' });
  await expect(savedDraft).toContainText('plans.pdf (2.9 MB)');
  await expectNoFindings(page);
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue(sender.projectName);
  await page.getByLabel('Files', { exact: true }).setInputFiles(path);
  await expect(savedDraft).not.toContainText('plans.pdf');
  await continueForm(page);
  await sendButton(page).click();
  const reference = await shownReference(page);
  expect(offsets.at(-1)).toBeGreaterThanOrEqual(before);
  await expectStored(site, request, { reference, files, projectType: 'New Residential Construction' });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('upload-draft');
  await page.goto('about:blank');
  line.close();
});
