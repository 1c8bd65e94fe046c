import type { Locator } from '@playwright/test';
import { hostilePlans, refusedPlans } from '../support/hostile-plans.ts';
import { housePlan } from '../support/plan-files.ts';
import {
  choose,
  colorAt,
  openTakeoff,
  painted,
  planField,
  planRefusal,
  red,
  slow,
} from '../support/takeoff.ts';
import { expect, test } from '../support/test.ts';

test.setTimeout(900_000);
test.use({ actionTimeout: 60_000, navigationTimeout: 60_000 });

/** Timeout that is longer than the plan reader's own limits. */
const limit = { timeout: 100_000 };
/** Number of steps of a plan reader: opening, measuring and painting. Each may take up to 30 s. */
const readerSteps = 3;
/** After this many milliseconds without an answer, the test advances the clock by a step's limit. */
const waitMs = 5_000;

const isVisibleWithin = (locator: Locator, timeout: number) =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

const groups = new Set(Object.keys(hostilePlans).map((what) => what.split(':')[0] ?? ''));

for (const group of groups)
  test(`D1e: hostile PDFs (${group}) are shown or refused with a message, and a good PDF opens after each`, async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await openTakeoff(page, site);
    const good = painted(page, /./).filter({ has: page.locator('svg[viewBox="0 0 2592 1728"]') });
    const plans = Object.entries(hostilePlans).filter(([what]) => what.startsWith(`${group}:`));
    for (const [what, make] of plans)
      await test.step(what, async () => {
        await page.locator('canvas').evaluateAll((all) => {
          for (const each of all) each.toggleAttribute('data-before', true);
        });
        await choose(page, { name: 'hostile.pdf', type: 'application/pdf', bytes: make() });
        const refused = planRefusal(page);
        const shown = painted(page, /./).filter({ has: page.locator('canvas:not([data-before])') });
        const answer = refused.or(shown).first();
        const words = refusedPlans[what];
        if (words) await expect(refused).toHaveText(words, limit);
        for (let step = 0; step < readerSteps && !(await isVisibleWithin(answer, waitMs)); step += 1)
          await page.clock.fastForward(30_000);
        await expect(answer).toBeVisible(limit);
        await expect(planField(page)).toBeEnabled();
        await choose(page, housePlan());
        await expect(good).toBeVisible(slow);
        await expect(refused).toHaveCount(0, slow);
        await expect(page.locator('iframe')).toHaveCount(1, slow);
        expect(await colorAt(good, 0.25, 0.75)).toEqual(red);
      });
  });
