import {
  breakages,
  expectChangedBytesRefused,
  expectNothingHeldUp,
  expectNoticeAfterNavigation,
  expectReadablePage,
} from '../support/breakages.ts';
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

// For an entry that is 404 or was changed in transit, see broken-parts.spec.ts.
for (const what of [
  'the server is gone',
  'its chunk is 404',
  'its chunk is cut off half-way',
  'the chunk of the screen is 404',
  'the chunk of the screen is cut off half-way',
] as const) {
  test(`F4: if a part fails because ${what}, the page can be read, the rest works, and “Try again” loads the part`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await expectReadablePage(page, breakages[what]);
  });

  test(`F4: if a part fails because ${what}, a navigation to the part shows the notice, and “Try again” loads the part`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await expectNoticeAfterNavigation(page, breakages[what]);
  });
}

test('F4: a slow screen chunk delays no navigation, and the part does not appear after the visitor has left its page', async ({
  page,
}) => {
  await expectNothingHeldUp(page, screenChunk);
});

for (const [what, files] of [
  ['a part’s first chunk', firstChunk],
  ['a screen’s chunk', screenChunk],
] as const) {
  test(`F4: ${what} that was changed in transit never runs, and “Try again” loads the part`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await expectChangedBytesRefused(page, files);
  });
}

test('F4, F12: if a part throws only in the browser, the notice and the server’s HTML are shown', async ({
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
  await expect(page.getByText('You can read it, but its interactive features don’t work')).toBeVisible();
  await expect(prices(page)).toBeVisible();
  await expectTheRestToWork(page);
  await navigateTo(page, '/faq-a');
  await expect(page.locator('#a-1')).toBeVisible();
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  await ownSite.command('rollback', 'mf-content');
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
});

test('F4: if another screen of a part cannot be loaded, “Try again” loads the screen', async ({
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
  const report = page.waitForRequest('**/part-faults');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
  await expect(notice(page)).toBeVisible();
  expect((await report).method(), 'the server learns of it').toBe('POST');
  // A preload, the part and its silent retry can each request the chunk. Six or more requests would mean that the
  // retries do not end.
  expect(asked, 'requests for the chunk').toBeLessThan(6);
  await navigateTo(page, '/cost-estimator');
  await page.goBack();
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll();
  await tryAgain(page).click();
  await live(page);
  await expect(prices(page)).toBeVisible();
});

test('F4: if a part’s entry never arrives, the notice is shown after 21 s at most, and “Try again” loads the part', async ({
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

test('F4: a slow first chunk delays no navigation, and the part does not appear after the visitor has left its page', async ({
  page,
}) => {
  await expectNothingHeldUp(page, firstChunk);
});
