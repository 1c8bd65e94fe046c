import type { Page, Route } from '@playwright/test';
import {
  brokenOnPurpose,
  entry,
  expectRecovery,
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

/** How mf-content is broken in the browser; `page.unrouteAll()` mends it. */
const breakages: Record<string, (page: Page) => Promise<unknown>> = {
  'its entry is 404': (page) =>
    page.route(entry, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'its entry is not what was published': (page) =>
    page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("entry")' }),
    ),
  'the server is gone': (page) => page.route(entry, (route) => route.abort('connectionrefused')),
  'its chunk is 404': (page) =>
    page.route(firstChunk, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'its chunk is cut off half-way': (page) => page.route(firstChunk, cutOff),
  'the chunk of the screen is 404': (page) =>
    page.route(screenChunk, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'the chunk of the screen is cut off half-way': (page) => page.route(screenChunk, cutOff),
};

async function cutOff(route: Route) {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

for (const [what, breakIt] of Object.entries(breakages)) {
  test(`F4 ${what}: the page can be read, the rest works, and “Try again” mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await breakIt(page);
    await page.goto('/prices');
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('You can read it, but its interactive features don’t work')).toBeVisible();
    await expect(prices(page)).toBeVisible();
    await expectTheRestToWork(page);
    await tryAgain(page).click();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await tryAgain(page).click();
    await live(page);
    await expect(notice(page)).toHaveCount(0);
    await expect(prices(page)).toHaveCount(1);
  });

  test(`F4 ${what}: a navigation there shows the notice in its place, and “Try again” mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await page.goto('/cost-estimator');
    await live(page);
    await breakIt(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services and Prices');
    await expect(prices(page)).toHaveCount(0);
    await navigateTo(page, '/cost-estimator');
    await page.goBack();
    await expect(notice(page)).toBeVisible();
    await page.unrouteAll();
    await expectRecovery(page);
  });
}

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

for (const slow of [firstChunk, screenChunk])
  test(`F4 a part that is slow (${slow.split('/').at(-1)}) holds up nothing, and does not come back when it is there`, async ({
    page,
  }) => {
    await page.goto('/cost-estimator');
    await live(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(slow, async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest(slow);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' }).click();
    await expect(page.getByRole('main').getByText('Loading')).toBeVisible();
    await asked;
    await navigateTo(page, '/compliance-wizard');
    const loaded = page.waitForResponse(slow);
    release();
    await (await loaded).finished();
    await navigateTo(page, '/cost-estimator');
    await expect(page.locator('#part-mf-content')).toHaveCount(0);
    await navigateTo(page, '/prices');
    await expect(prices(page)).toBeVisible();
  });

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

for (const [what, files] of [
  ['its entry', entry],
  ['its first chunk', firstChunk],
  ['the chunk of the screen', screenChunk],
] as const) {
  test(`F4 ${what} changed on the way never runs: the notice, and “Try again” mends it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(...provoked);
    await page.route(files, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `document.title = 'injected';${await response.text()}` });
    });
    await page.goto('/prices');
    await expect(notice(page)).toBeVisible({ timeout: 20_000 });
    await expect(page).not.toHaveTitle('injected');
    await page.unrouteAll();
    await tryAgain(page).click();
    await live(page);
    await expect(notice(page)).toHaveCount(0);
  });
}
