import { stepTitles } from '@title24/shared-domain/projects';
import { answer } from '../support/project-forms.ts';
import { createOwner, openStep, storedProject } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(400_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

test('D1a what is half done stays half done, and the task list leads on', async ({ page, request, site }) => {
  const owner = await createOwner(request, site);
  const number = await owner.importProject({ version: 1, kind: 'new', project: { name: 'Hill house' } });
  await enterSession(page, site, owner.name);
  await openStep(page, number, 'building');
  await answer(page, 'building.type', 'detached');
  await answer(page, 'building.bedrooms', 'three');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Bedrooms must be a number, like 3' });
  await expect(summary).toBeFocused();
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
});

test('D5 who doesn’t know uses a typical value; the analyst’s page says so until somebody answers', async ({
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
  await page.locator('details#w1 > summary').click();
  await page.getByLabel('I don’t know, use typical for Insulation').check();
  await expect(page.getByText(/Houses from before .* often have no insulation/)).toBeVisible();
  const wall = async () => (await storedProject(owner, number)).data.walls?.lines?.[0];
  await expect.poll(wall).toMatchObject({ insulation: 'R-0', typicalAnswers: ['insulation'] });

  await page.goto(`/project/${number}/check`);
  await expect(page.getByText('R-0 (none), typical value')).toBeVisible();
  await expect(page.getByText('Minimum Efficiency Split A/C, typical value')).toBeVisible();
  await openStep(page, number, 'walls');
  await answer(page, 'walls.lines.w1.insulation', 'R-13');
  await expect(page.getByLabel('I don’t know, use typical for Insulation')).not.toBeChecked();
});
