import type { Page } from '@playwright/test';
import { screens } from '../support/registry.ts';
import { type Site, startSite } from '../support/site.ts';
import { test as base, expect, live } from '../support/test.ts';

/** Only React's development build reports every hydration mismatch. */
const test = base.extend<object, { developmentSite: Site }>({
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const site = await startSite({ BUILD_MODE: 'development' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const expected = [
  /Download the React DevTools/,
  // This warning appears only if the machine is slow.
  /^(Immutable|Serializable)StateInvariantMiddleware took \d+ms, which is more than the warning threshold/,
];

/** Collects the page's uncaught errors, and its console messages except the expected ones. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (!expected.some((pattern) => pattern.test(message.text())))
      said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  return said;
}

test('React’s development build hydrates each screen without warnings', async ({
  page,
  request,
  developmentSite,
  allowConsole,
}) => {
  test.setTimeout(400_000);
  allowConsole(/./);
  const said = listen(page);
  for (const { path } of await screens(request, developmentSite.url)) {
    said.length = 0;
    await page.goto(developmentSite.url + path);
    await live(page);
    await page.waitForLoadState('networkidle');
    expect.soft(said, path).toEqual([]);
  }
});

test('A URL with state is rendered identically on the server and in the browser', async ({
  page,
  developmentSite,
  allowConsole,
}) => {
  allowConsole(/./);
  const said = listen(page);
  for (const path of [
    '/cost-estimator?kind=new&area=2500&multi=1&types=5',
    '/cost-estimator?kind=commercial&area=3000&envelope=1&lighting=1',
    '/cost-estimator?kind=addition&area=nonsense',
    '/compliance-wizard?path=residential/new-building',
    '/compliance-wizard?path=no/such/step',
    '/faq?q=window',
  ]) {
    said.length = 0;
    await page.goto(developmentSite.url + path);
    await live(page);
    await page.waitForLoadState('networkidle');
    expect.soft(said, path).toEqual([]);
  }
});
