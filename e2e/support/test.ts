import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type Builds, copyBuilds } from './builds.ts';
import { type ServedPage, servedPages } from './served-page.ts';
import { type Site, startSite, withoutBuilds } from './site.ts';

interface TestFixtures {
  /** Whether the browser's data saver is on, so that pages load only what they need. True by default. */
  readonly savesData: boolean;
  /** Allows console messages that match one of the patterns. */
  readonly allowConsole: (...patterns: readonly RegExp[]) => void;
  /** Builds that `ownSite` publishes when a test restarts it or publishes a part. */
  readonly ownBuilds: Builds;
  /** A separate site for a test whose changes would affect other tests. */
  readonly ownSite: Site;
  /**
   * A site that the test may change with `sql`, which resolves once the site shows the change. After the test, only the
   * configuration, the estimator prices, and each product's price and `is_active` are restored.
   */
  readonly editedSite: Site;
}

interface WorkerFixtures {
  /** The worker's site, which all its tests share. */
  readonly site: Site;
  /** Returns a page of {@link site} as the server sends it, fetched once for all tests of the worker. */
  readonly served: (path: string) => Promise<ServedPage>;
  /** The site behind `editedSite`, which all tests of the worker share. */
  readonly siteToEdit: Site;
}

const editable = ['site_configuration', 'estimator_prices', 'products'];

/** Playwright's test with a running site. An unexpected console error or warning fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData) await context.addInitScript(saveData);
    await use(context);
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  served: [async ({ site }, use) => use(servedPages(site.url)), { scope: 'worker' }],
  siteToEdit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const site = await startSite();
      await site.sql('create schema original');
      for (const table of editable) await site.sql(`create table original.${table} as table ${table}`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  editedSite: async ({ siteToEdit }, use) => {
    const before = await contentOf(siteToEdit);
    const edit: Site['sql'] = async (statement, values) => {
      const shown = await contentOf(siteToEdit);
      const rows = await siteToEdit.sql<never>(statement, values);
      // The database notifies the server with a short delay.
      await expect.poll(() => contentOf(siteToEdit), { timeout: 20_000 }).not.toEqual(shown);
      return rows;
    };
    await use({ ...siteToEdit, sql: edit });
    for (const table of ['site_configuration', 'estimator_prices'])
      await siteToEdit.sql(
        `update ${table} set document = original.document from original.${table} original`,
      );
    await siteToEdit.sql(
      `update products set price = original.price, is_active = original.is_active
       from original.products original where original.sku = products.sku`,
    );
    // The next test must start with the original state.
    await expect.poll(() => contentOf(siteToEdit), { timeout: 20_000 }).toEqual(before);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  ownBuilds: async ({}, use) => {
    const builds = await copyBuilds();
    await use(builds);
    await builds.remove();
  },
  ownSite: async ({ ownBuilds, context }, use, testInfo) => {
    // Starting a site and publishing its parts takes many seconds on a loaded machine.
    testInfo.slow();
    const site = await startSite({ PUBLISH_BUILDS_FROM: ownBuilds.folder }, withoutBuilds);
    await use(site);
    // Leaves the pages first, because their pending requests would fail when the site stops.
    await Promise.all(context.pages().map((page) => page.goto('about:blank')));
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) problems.push(text);
      };
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (isProblem(message)) note(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
      };
      context.on('page', watch);
      await use((...patterns) => void allowed.push(...patterns));
      expect(problems, 'problems on the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Returns the configuration, estimator prices and products as the site serves them. */
function contentOf({ url }: Site): Promise<string[]> {
  return Promise.all(
    (
      [
        ['config', 'load'],
        ['config', 'loadEstimatorPrices'],
        ['products', 'findAll'],
      ] as const
    ).map(async ([service, method]) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method });
      return (await fetch(`${url}/rpc/public/${service}`, { method: 'POST', headers, body })).text();
    }),
  );
}

/** Makes the browser report that the visitor wants to save data. */
function saveData(): void {
  const { connection } = navigator as Navigator & { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
}

const isProblem = (message: ConsoleMessage) => message.type() === 'error' || message.type() === 'warning';

/** Resolves once the shell has marked the part on the page as interactive. */
export async function live(page: Page): Promise<void> {
  await expect(page.locator('html[data-live]')).toBeAttached();
}

export { expect };
