import { stepTitles } from '@title24/shared-domain/projects';
import { answer } from '../support/project-forms.ts';
import { createOwner, openStep } from '../support/projects.ts';
import { enterSession } from '../support/session.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(400_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

test('D1a a half-done step stays half done, and the task list leads to the next one', async ({
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
