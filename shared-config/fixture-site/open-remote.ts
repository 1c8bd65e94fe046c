import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openLive } from './check-in-browser.ts';
import { startFixtureSite } from './fixture-site.ts';
import { launchChromium } from './launch-chromium.ts';
import type { SiteFixtures } from './site-fixtures.ts';

/** A remote in a separate browser, for tests. */
export interface OpenRemote {
  /** URL of the site that contains the remote. */
  readonly url: string;
  /** Opens a page and waits until the remote is interactive. */
  visit(path: string): Promise<Page>;
  /** Closes browser and site. Rejects if a page logged an error or warning, or if the site had a problem. */
  close(): Promise<void>;
}

/**
 * Opens, for browser tests, the remote that `remote check` built in the working folder.
 * @throws BuildMissingError, ChromiumMissingError
 * @public
 */
export async function openRemote(fixtures: SiteFixtures): Promise<OpenRemote> {
  const site = await startFixtureSite({ build: join(process.cwd(), 'dist/development'), fixtures });
  const browser = await launchChromium().catch(async (error: unknown) => {
    await site.close();
    throw error;
  });
  const consoleOutput: string[] = [];
  return {
    url: site.url,
    async visit(path) {
      const page = await browser.newPage();
      page.on('pageerror', (error) => consoleOutput.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) consoleOutput.push(message.text());
      });
      await openLive(page, site, path);
      return page;
    },
    async close() {
      await browser.close();
      await site.close();
      const wrong = [...consoleOutput, ...site.problems];
      if (wrong.length > 0) throw new Error(`Unexpected problems:\n${wrong.join('\n')}`);
    },
  };
}
