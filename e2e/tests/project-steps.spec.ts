import { stepTitles } from '@title24/shared-domain/projects';
import { axeFindings, sidewaysScroll, stateFaults } from '../support/accessibility.ts';
import { enter, tabTo } from '../support/keyboard.ts';
import { answer } from '../support/project-forms.ts';
import { createOwner, openStep, storedProject } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(400_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

test('D1a: an unfinished step keeps its answers, and the task list shows its status and leads back to it', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject({ version: 1, kind: 'new', project: { name: 'Hill house' } });
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  await answer(page, 'building.type', 'detached');
  await answer(page, 'building.bedrooms', 'three');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Bedrooms must be a number, like 3' });
  await expect(summary).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^\s*Saved at/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Bedrooms', { exact: true })).toHaveValue('three');
  await page.getByRole('link', { name: 'Back to all steps' }).click();
  const task = (name: string) =>
    page.getByRole('region', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });
  await expect(task(stepTitles.building)).toHaveAttribute('data-status', 'in-progress');
  await expect(task(stepTitles.location)).toHaveAttribute('data-status', 'not-started');
  await task(stepTitles.building).getByRole('link').click();
  await answer(page, 'building.bedrooms', '3');
  await expect(page.getByText('Bedrooms must be a number, like 3')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: stepTitles.location })).toBeFocused();
  await expect(page.locator('#page-announcement')).toHaveText(`${stepTitles.location}, page loaded`);
});

test('D5: a typical value can replace an unknown answer, and the input summary shows that it is typical', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject({
    version: 1,
    kind: 'alteration',
    project: { name: 'Hill house' },
    building: { yearBuilt: 1955 },
    walls: { lines: [{ id: 'w1', part: 'existing' }] },
  });
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'mechanical');
  await page.getByRole('button', { name: 'Gas furnace and AC, ducts in the attic' }).click();
  await expect(page.getByLabel('Cooling system', { exact: true })).toHaveValue('min-split');
  await page.getByText('What is SEER2?').click();
  await expect(page.getByRole('img', { name: /EnergyGuide label/ })).toBeVisible();

  await openStep(page, number, 'walls');
  await enter(page, page.locator('details#w1 > summary'));
  await tabTo(page, page.getByLabel('I don’t know, use typical for Insulation'));
  await page.keyboard.press('Space');
  await expect(page.getByText(/Houses from before .* often have no insulation/)).toBeVisible();
  const wall = async () => (await storedProject(owner, number)).data.walls?.lines?.[0];
  await expect.poll(wall).toMatchObject({ insulation: 'R-0', typicalAnswers: ['insulation'] });
  expect(await stateFaults(page)).toEqual([]);

  await page.goto(`/project/${number}/check`);
  await expect(page.getByText('R-0 (none), typical value')).toBeVisible();
  await expect(page.getByText('Minimum Efficiency Split A/C, typical value')).toBeVisible();
  await openStep(page, number, 'walls');
  await answer(page, 'walls.lines.w1.insulation', 'R-13');
  await expect(page.getByLabel('I don’t know, use typical for Insulation')).not.toBeChecked();
});

test('D1a: windows can be edited in a grid by keyboard or all at once, and are shown as cards on a phone', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const window = { part: 'new', width: 3, height: 5, windowHeight: 5, sash: 'hung', rated: true } as const;
  const number = await owner.importProject({
    version: 1,
    kind: 'new',
    project: { name: 'Hill house' },
    glazing: { added: ['g1', 'g2', 'g3'].map((id) => ({ ...window, id, orientation: 'front' })) },
  });
  const stored = async () => (await storedProject(owner, number)).data.glazing?.added ?? [];
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'glazing');
  const cell = (address: string) => page.locator(`[id="glazing.added.${address}"]`);
  await cell('g1.width').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type("4' 6");
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cell('g3.height')).toBeFocused();
  await page.keyboard.type('tall');
  await page.keyboard.press('Tab');
  await expect(cell('g3.height')).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(async () => (await stored()).map(({ width }) => width)).toEqual([3, 4.5, 3]);
  expect(await stateFaults(page)).toEqual([]);

  await page.getByLabel('Select all added glazing').check();
  await page.getByLabel('Set', { exact: true }).selectOption('U-factor');
  await page.locator('[data-field="all.glazing.added.uFactor"] input').fill('.28');
  await page.getByRole('button', { name: 'Set for all' }).click();
  await expect.poll(async () => (await stored()).map(({ uFactor }) => uFactor)).toEqual([0.28, 0.28, 0.28]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Copy window 2' }).click();
  await expect(cell('g4.orientation')).toBeFocused();
  await expect.poll(async () => (await stored()).map(({ id }) => id)).toEqual(['g1', 'g2', 'g4', 'g3']);

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(cell('g1.width')).toHaveCount(0);
  await page.locator('details#g1 > summary').click();
  await expect(cell('g1.width')).toBeVisible();
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove window 1' }).click();
  const notice = page.getByText('Window 1 is removed.');
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
});

test('D5: in a long grid, rows far from the window are painted when they get the focus, are found or are printed', async ({
  page,
  request,
  site,
}) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject({
    version: 1,
    kind: 'new',
    project: { name: 'Hill house' },
    glazing: {
      added: Array.from({ length: 60 }, (_, index) => ({
        id: `g${index + 1}`,
        part: 'new',
        area: index + 1,
      })),
    },
  });
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'glazing');
  const row = page.getByRole('listitem').filter({ has: page.locator('#g60') });
  await expect(row).toHaveCSS('clip-path', 'inset(50%)');
  await page.locator('[id="glazing.added.g60.width"]').focus();
  await expect(row).toHaveCSS('clip-path', 'none');
  await page.locator('[id="glazing.added.g1.width"]').focus();
  await expect(row).toHaveCSS('clip-path', 'inset(50%)');
  expect(await page.evaluate(() => Reflect.get(window, 'find')('Window 60'))).toBe(true);
  await expect(row).toHaveCSS('clip-path', 'none');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(row).toHaveCSS('clip-path', 'inset(50%)');
  await page.emulateMedia({ media: 'print' });
  await expect(row).toHaveCSS('clip-path', 'none');
});
