import type { Page } from '@playwright/test';
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

/** Milliseconds until a plan is shown or refused: its reader has 30 s each to open, to measure and to paint it. */
const limit = { timeout: 100_000 };

/** Milliseconds that the page may be busy at a stretch; a loaded machine takes several times what an idle one does. */
const longestPause = 5_000;

const groups = new Set(Object.keys(hostilePlans).map((what) => what.split(':')[0] ?? ''));

for (const group of groups)
  test(`D1e hostile PDFs (${group}) are shown or refused in words, and then a good one opens`, async ({
    page,
    site,
  }) => {
    await openTakeoff(page, site);
    await watchPauses(page);
    const good = painted(page, /./).filter({ has: page.locator('svg[viewBox="0 0 2592 1728"]') });
    const plans = Object.entries(hostilePlans).filter(([what]) => what.startsWith(`${group}:`));
    for (const [what, make] of plans)
      await test.step(what, async () => {
        await page.locator('canvas').evaluateAll((all) => {
          for (const each of all) each.toggleAttribute('data-before', true);
        });
        await choose(page, { name: 'hostile.pdf', type: 'application/pdf', bytes: make() });
        await longestPauseOf(page);
        const refused = planRefusal(page);
        const shown = painted(page, /./).filter({ has: page.locator('canvas:not([data-before])') });
        await expect(refused.or(shown).first()).toBeVisible(limit);
        const words = refusedPlans[what];
        if (words) await expect(refused).toHaveText(words);
        expect(await longestPauseOf(page)).toBeLessThan(longestPause);

        await expect(planField(page)).toBeEnabled();
        await choose(page, housePlan());
        await expect(good).toBeVisible(slow);
        await expect(refused).toHaveCount(0, slow);
        // The reader of the hostile one has ended.
        await expect(page.locator('iframe')).toHaveCount(1, slow);
        expect(await colorAt(good, 0.25, 0.75)).toEqual(red);
      });
  });

/** Has the page note the longest time in which nothing else of it could run. */
function watchPauses(page: Page): Promise<void> {
  return page.evaluate(() => {
    const pauses = { longest: 0, last: performance.now() };
    setInterval(() => {
      const now = performance.now();
      pauses.longest = Math.max(pauses.longest, now - pauses.last);
      pauses.last = now;
    }, 50);
    Object.assign(window, { pauses });
  });
}

/** Returns milliseconds since the last call. */
function longestPauseOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { pauses } = window as unknown as { pauses: { longest: number } };
    const { longest } = pauses;
    pauses.longest = 0;
    return longest;
  });
}
