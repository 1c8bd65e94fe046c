import type { Page, Route } from '@playwright/test';
import {
  entry,
  expectRecovery,
  expectTheRestToWork,
  firstChunk,
  notice,
  prices,
  screenChunk,
  tryAgain,
} from './broken-parts.ts';
import { navigateTo } from './navigate.ts';
import { expect, live } from './test.ts';

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** Ways to break mf-content in the browser. `page.unrouteAll()` undoes them. */
export const breakages = {
  'its entry is 404': (page: Page) => page.route(entry, notFound),
  'the server is gone': (page: Page) => page.route(entry, (route) => route.abort('connectionrefused')),
  'its chunk is 404': (page: Page) => page.route(firstChunk, notFound),
  'its chunk is cut off half-way': (page: Page) => page.route(firstChunk, cutOff),
  'the chunk of the screen is 404': (page: Page) => page.route(screenChunk, notFound),
  'the chunk of the screen is cut off half-way': (page: Page) => page.route(screenChunk, cutOff),
};

async function cutOff(route: Route) {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

type Break = (page: Page) => Promise<unknown>;

/** Expects that a broken part's page can be read, another part works, and 'Try again' loads the repaired part. */
export async function expectReadablePage(page: Page, breakIt: Break): Promise<void> {
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
}

/** Expects that navigation to a broken part shows a notice, and 'Try again' loads the repaired part. */
export async function expectNoticeAfterNavigation(page: Page, breakIt: Break): Promise<void> {
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
}

/** Expects that a slow part neither delays other pages nor appears after the visitor has left its page. */
export async function expectNothingHeldUp(page: Page, slow: string): Promise<void> {
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
}

/** Expects that changed files of a part never run, and 'Try again' loads the original files. */
export async function expectChangedBytesRefused(page: Page, files: string): Promise<void> {
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
}
