import { testBreakage, testChangedBytes, testSlowPart } from '../support/breakages.ts';
import {
  brokenOnPurpose,
  entry,
  expectTheRestToWork,
  firstChunk,
  notice,
  prices,
  provoked,
  screenChunk,
  throwing,
  tryAgain,
  wrecked,
} from '../support/broken-parts.ts';
import { navigateTo } from '../support/navigate.ts';
import { expect, live, test } from '../support/test.ts';

// The other ways to break are in broken-parts.slow.spec.ts.
testBreakage('its entry is 404');
testBreakage('its chunk is cut off half-way');

test('F4 a screen of the same part that could not be loaded: the notice in its place, and “Try again” mends it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await page.goto('/services');
  await live(page);
  let asked = 0;
  await page.route(screenChunk, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
  await expect(notice(page)).toBeVisible();
  // Ahead of the click, by the part, and for the one retry that nobody sees.
  expect(asked, 'requests for the chunk').toBeLessThan(6);
  await navigateTo(page, '/cost-estimator');
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
});

test('F4 an entry that is never answered: after 20 s the notice, and “Try again” mends it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(...provoked);
  await page.clock.install();
  await page.goto('/cost-estimator');
  await live(page);
  await page.route(entry, () => undefined);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
  await expect(page.getByRole('main').getByText('Loading')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services and Prices');
  await page.clock.fastForward(21_000);
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
});

testSlowPart('first chunk', firstChunk);

test('F4 F12 a part that throws in the browser only: the notice above what the server has rendered', async ({
  page,
  ownSite,
  ownBuilds,
  allowConsole,
}) => {
  allowConsole(...brokenOnPurpose);
  await ownBuilds.change('mf-content', wrecked(throwing, /^browser\//));
  await ownSite.command('publish-remote', 'mf-content');
  await page.goto(`${ownSite.url}/prices`);
  await expect(notice(page)).toBeVisible();
  // What the server has rendered is as right as before.
  await expect(page.getByText('You can read it, but its interactive features don’t work')).toBeVisible();
  await expect(prices(page)).toBeVisible();
  await expectTheRestToWork(page);
  // Its other screens are not lost with the broken one.
  await navigateTo(page, '/faq-a');
  await expect(page.locator('#a-1')).toBeVisible();
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  await ownSite.command('rollback', 'mf-content');
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
});

testChangedBytes('its entry', entry);
