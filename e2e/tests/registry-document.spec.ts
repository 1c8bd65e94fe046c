import type { Page, Route } from '@playwright/test';
import { expect, live, test } from '../support/test.ts';

const changeDocument = (page: Page, change: (text: string) => string) =>
  page.route('**/registry.json', async (route: Route) => {
    // Both fail if the visitor leaves the page, or the test ends, while a request is pending.
    const response = await route.fetch().catch(() => null);
    const body = (await response?.text().catch(() => null)) ?? null;
    const answered =
      response && body !== null ? route.fulfill({ response, body: change(body) }) : route.abort();
    await answered.catch(() => {});
  });

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Services and prices' });

/** Returns whether the page has not been reloaded since {@link openMarked}. */
const isSameDocument = (page: Page) => page.evaluate(() => 'isFirst' in window);

/** Opens a page at a new URL, and marks its window so that a reload can be detected. */
async function openMarked(page: Page, path: string) {
  await page.goto(`${path}?once=${crypto.randomUUID()}`);
  await live(page);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
}

async function expectWholePage(page: Page) {
  const loaded = page.waitForEvent('load', { timeout: 60_000 });
  await footerLink(page).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services and Prices');
  await live(page);
}

test('F10: with a current registry, navigation causes no full page load', async ({ page }) => {
  await openMarked(page, '/cost-estimator');
  await footerLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services and Prices');
  expect(await isSameDocument(page)).toBe(true);
});

test('F10: if the registry is older than the page, the next page is loaded in full', async ({
  page,
  site,
  request,
}) => {
  const document = async () => (await request.get('/registry.json')).text();
  const old = await document();
  // This change to the registry affects no page.
  await site.sql('update remote_releases set reason = reason');
  await expect.poll(document).not.toBe(old);
  await changeDocument(page, () => old);
  await openMarked(page, '/cost-estimator');
  await expectWholePage(page);
});

test('F11: code that does not match its hash in the registry never runs', async ({ page, allowConsole }) => {
  allowConsole(
    /RemoteLoadError/,
    /valid digest/,
    /Failed to load resource.*mf-content/,
    /preload/,
    /"mf_content" is already registered/,
  );
  const notice = page.getByRole('main').getByText('This part of the page could not be loaded');
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await page.route('**/assets/mf-content/remoteEntry.*.js*', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.route('**/assets/mf-content/evil.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.title = "injected"' }),
  );
  await changeDocument(page, (text) =>
    text.replace(/\/assets\/mf-content\/remoteEntry\.\w+\.js/g, '/assets/mf-content/evil.js'),
  );
  await page.goto('/prices');
  await expect(notice).toBeVisible();
  // From here on, only a failed retry causes this console error. The test does not wait for a request for the registry
  // document, because the page also requests it without a click.
  const failed = page.waitForEvent('console', (message) => /RemoteLoadError/.test(message.text()));
  await tryAgain.click();
  await failed;
  await expect(notice).toBeVisible();
  await expect(page).not.toHaveTitle('injected');
  await page.unrouteAll();
  await tryAgain.click();
  await live(page);
  await expect(notice).toHaveCount(0);
});
