import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bombPlan, housePlan } from '../support/plan-files.ts';
import { choose, colorAt, openTakeoff, painted, planField, red, slow } from '../support/takeoff.ts';
import { expect, test } from '../support/test.ts';
import { openPart } from '../support/tracing.ts';

test.setTimeout(240_000);
// In a headless browser, the plan reader runs in the page's own process, so the page can respond slowly while the
// reader is busy. But the page must still respond within these timeouts.
test.use({ actionTimeout: 30_000, navigationTimeout: 30_000 });

test('D1e: a PDF page that decompresses to a gigabyte is abandoned, and the tab stays responsive', async ({
  page,
  site,
}) => {
  await openTakeoff(page, site);
  await choose(page, bombPlan(1024));
  await expect(page.getByText('Drawing the plan…')).toBeVisible(slow);
  await page.getByRole('button', { name: 'Add a story' }).first().click();
  await expect(page.locator('#trace-story option')).toHaveCount(2, slow);
  await expect(page.getByRole('alert').filter({ hasText: /took too long/ })).toBeVisible(slow);
  await choose(page, housePlan({ size: { width: 900, height: 600 } }));
  await expect(page.locator('svg[viewBox="0 0 900 600"]')).toBeVisible(slow);
  await expect(painted(page, /page 1$/)).toBeVisible(slow);
  expect(await colorAt(painted(page, /page 1$/), 0.25, 0.75)).toEqual(red);
});

test('D1e: a plan of 150 MB and 300 pages opens, and its last page is shown', async ({ page, site }) => {
  await openTakeoff(page, site);
  const folder = await mkdtemp(join(tmpdir(), 'title24-plan-'));
  try {
    const path = join(folder, 'set.pdf');
    await writeFile(path, housePlan({ pages: 300, padding: 150 * 2 ** 20 }).bytes);
    await planField(page).setInputFiles(path);
    await expect(painted(page, /./)).toBeVisible(slow);
    await page.locator('#plan-page').fill('300');
    await page.keyboard.press('Enter');
    await expect(painted(page, /page 300$/)).toBeVisible(slow);
    expect(await colorAt(painted(page, /page 300$/), 0.25, 0.75)).toEqual(red);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('D1e: a plan that is stored in this browser opens again after a reload, and is removed on request', async ({
  page,
  site,
}) => {
  await openTakeoff(page, site);
  await choose(page, housePlan());
  await expect(painted(page, /page 1$/)).toBeVisible(slow);
  const box = page.getByRole('checkbox', { name: 'Keep this plan in this browser' });
  await openPart(page, 'Plan file');
  await box.click();
  await expect(box).toBeChecked(slow);
  await page.reload();
  await page.getByRole('button', { name: 'Open house plan.pdf' }).click();
  await expect(painted(page, /page 1$/)).toBeVisible(slow);
  expect(await colorAt(painted(page, /page 1$/), 0.25, 0.75)).toEqual(red);
  await openPart(page, 'Plan file');
  await expect(box).toBeChecked();
  await box.click();
  await expect(box).not.toBeChecked(slow);
  await page.reload();
  await expect(planField(page)).toBeVisible(slow);
  await expect(page.getByRole('button', { name: 'Open house plan.pdf' })).toHaveCount(0);
});
