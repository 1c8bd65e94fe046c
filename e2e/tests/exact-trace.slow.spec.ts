import { exactPlan, expectExact, photographedExactPlan, tap, traceExactly } from '../support/exact-plan.ts';
import { cornersInPhoto, marks, phonePhoto, placeMarks } from '../support/photographed-plan.ts';
import { openNewTakeoff, storedProject } from '../support/projects.ts';
import { expect, test } from '../support/test.ts';
import { house, openFile, plan, slow } from '../support/tracing.ts';

test.setTimeout(180_000);
test.use({
  actionTimeout: 20_000,
  navigationTimeout: 30_000,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

test('D7: on a phone, a house can be traced exactly by tapping, even if the screen shows a whole sheet of 36 × 24 inches', async ({
  page,
  request,
  site,
  browser,
}) => {
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  await openFile(page, await exactPlan(browser));
  await expect(plan(page)).toBeInViewport({ ratio: 1 });
  await traceExactly(page, tap(page));
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
  expectExact((await storedProject(owner, number)).takeoff);
});

test('D7: on a phone, a house can be traced exactly by tapping on a photographed sheet of 36 × 24 inches', async ({
  page,
  request,
  site,
  browser,
}) => {
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  await page.locator('#plan-photos').setInputFiles([await photographedExactPlan(browser)]);
  await expect(marks(page)).toHaveCount(4, slow);
  await placeMarks(page, cornersInPhoto(phonePhoto), phonePhoto);
  await page.getByLabel('Size of the sheets').selectOption('36 × 24 in');
  await page.getByRole('button', { name: 'Open the plan' }).click();
  await expect(page.getByRole('dialog')).toBeHidden(slow);
  await expect(plan(page)).toHaveAttribute('aria-busy', 'false', slow);
  await traceExactly(page, tap(page));
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
  expectExact((await storedProject(owner, number)).takeoff);
});
