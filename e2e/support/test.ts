import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type Builds, copyBuilds } from './builds.ts';
import { type Site, startSite } from './site.ts';

interface TestFixtures {
  /** Problems on the console that this test provokes: each must match one of these. */
  readonly allowConsole: (...patterns: readonly RegExp[]) => void;
  /** Builds of the test's own, which its own site is published from. */
  readonly ownBuilds: Builds;
  /** A site of the test's own, for what changes the site for everybody. */
  readonly ownSite: Site;
}

interface WorkerFixtures {
  /** The worker's site; tests leave it as they found it. */
  readonly site: Site;
}

/** Playwright's test on the really started product. An unexpected console error or warning fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
  ownBuilds: async ({}, use) => {
    const builds = await copyBuilds();
    await use(builds);
    await builds.remove();
  },
  ownSite: async ({ ownBuilds, context }, use, testInfo) => {
    // To start a site, and to publish to it, takes a loaded machine many seconds.
    testInfo.slow();
    const site = await startSite({ PUBLISH_BUILDS_FROM: ownBuilds.folder });
    await use(site);
    // What a page still loads would not be answered any more.
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

const isProblem = (message: ConsoleMessage) => message.type() === 'error' || message.type() === 'warning';

/** Resolves once the page's script has taken over: the shell's layout and the part are live. */
export async function live(page: Page): Promise<void> {
  await expect(page.locator('html[data-live]')).toBeAttached();
}

export { expect };
