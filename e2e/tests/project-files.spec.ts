import { readFile } from 'node:fs/promises';
import type { ProjectData } from '@title24/shared-domain/projects';
import { axeFindingsInLightAndDark, sidewaysScroll } from '../support/accessibility.ts';
import { keyboardFaults } from '../support/keyboard.ts';
import { planFile } from '../support/plans.ts';
import { createOwner, openStep } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(240_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

const house: ProjectData = { version: 1, kind: 'new', project: { name: 'Hill house' } };

test('D1l: attached files can be opened only by their owner, and their removal is permanent', async ({
  page,
  request,
  site,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  const [owner, other] = [await createOwner(request, site), await createOwner(request, site)];
  const number = await owner.importProject(house);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'documents');
  const form = page.getByRole('form', { name: 'Attach a file' });
  await form.getByRole('button', { name: 'Attach', exact: true }).click();
  await expect(form.getByText('Choose what the file is')).toBeVisible();
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);

  const plan = planFile('plan.pdf', 40);
  await form.getByLabel('What is it?').selectOption({ label: 'Floor plan' });
  await form.getByLabel('Files', { exact: true }).setInputFiles([plan]);
  await form.getByRole('button', { name: 'Attach', exact: true }).click();
  const files = page.getByRole('list', { name: 'Attached files' });
  const link = files.getByRole('link', { name: 'plan.pdf' });
  await expect(link).toBeVisible();
  await expect(page.getByText(/Analysts finish faster with elevations$/)).toBeVisible();
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Documents' })).toContainText('Complete');
  expect(await axeFindingsInLightAndDark(page)).toEqual([]);
  expect(await keyboardFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toEqual([]);

  const path = (await link.getAttribute('href')) ?? '';
  const fileId = path.split('/').at(-1);
  const [download] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
  expect(await readFile(await download.path())).toEqual(plan.buffer);
  expect(await other.call('openFile', { number, fileId })).toMatchObject({ error: { code: -32001 } });
  expect((await request.get(`${site.url}${path}`, { maxRedirects: 0 })).status()).not.toBe(200);

  await page.reload();
  await expect(link).toBeVisible();
  await files.getByRole('button', { name: 'Remove plan.pdf' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'plan.pdf was removed.' })).toBeAttached();
  await expect(link).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No files attached yet.')).toBeVisible();
  expect(await owner.call('openFile', { number, fileId })).toMatchObject({ error: { code: -32001 } });
});

test('D1l: a project can have 20 files, and at the limit, the page says what to do', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject(house);
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'documents');
  const form = page.getByRole('form', { name: 'Attach a file' });
  await form.getByLabel('What is it?').selectOption({ label: 'Elevation' });
  const plans = Array.from({ length: 20 }, (_, index) => planFile(`elevation-${index + 1}.pdf`, 1));
  await form.getByLabel('Files', { exact: true }).setInputFiles(plans);
  await form.getByRole('button', { name: 'Attach', exact: true }).click();
  await expect(page.getByText('A project can have 20 files.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('list', { name: 'Attached files' }).getByRole('listitem')).toHaveCount(20);
  await expect(form).toHaveCount(0);
});
