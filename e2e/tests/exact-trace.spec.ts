import { clickNearby, exactPlan, expectExact, traceExactly } from '../support/exact-plan.ts';
import { openNewTakeoff, storedProject } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { house, openFile, slow } from '../support/tracing.ts';

test.setTimeout(180_000);
test.use({ actionTimeout: 20_000, navigationTimeout: 30_000 });

test('D7: while the window shows a whole sheet of 36 × 24 inches, a house is traced exactly even if each click is up to a pixel off in each direction', async ({
  page,
  request,
  site,
  browser,
}) => {
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  await openFile(page, await exactPlan(browser));
  await expect(page.getByRole('application')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('region', { name: 'Steps of the takeoff' })).toBeInViewport({ ratio: 1 });
  await traceExactly(page, clickNearby(page));
  await page.getByRole('button', { name: 'Height' }).click();
  await page.keyboard.type('8');
  await page.getByRole('button', { name: /^Fill in \d+ values/ }).click();
  await expect(page.getByText(/values are filled in/)).toBeVisible(slow);
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
  const { takeoff, data } = await storedProject(owner, number);
  expectExact(takeoff);
  expect(data.walls?.lines?.[0]).toMatchObject({ plateHeight: 8 });
});
