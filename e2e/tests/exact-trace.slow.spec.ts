import { exactPlan, expectExact, traceExactly } from '../support/exact-plan.ts';
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

test('D7 on a phone, taps at the fit zoom of a 36 × 24 in sheet trace its true measures', async ({
  page,
  request,
  site,
  browser,
}) => {
  const { owner, number } = await openNewTakeoff(page, request, site, house);
  await openFile(page, await exactPlan(browser));
  await expect(plan(page)).toBeInViewport({ ratio: 1 });
  // A touchscreen reports whole pixels.
  await traceExactly(page, ({ x, y }) => page.touchscreen.tap(Math.round(x), Math.round(y)));
  await expect(page.getByText(/Saved (at|on)/)).toBeVisible(slow);
  expectExact((await storedProject(owner, number)).takeoff);
});
