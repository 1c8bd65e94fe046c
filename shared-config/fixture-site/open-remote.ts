import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startFixtureSite } from './fixture-site.ts';
import { launchChromium } from './launch-chromium.ts';
import type { SiteFixtures } from './site-fixtures.ts';

/** A remote in a browser of its own. */
export interface OpenRemote {
  /** Of the site around it. */
  readonly url: string;
  /** Opens a page and waits until the remote's script has taken over. */
  visit(path: string): Promise<Page>;
  /** Throws if something went wrong that no test looked at. */
  close(): Promise<void>;
}

/** How long anything is waited for, in milliseconds: a loaded machine is slow, not wrong. */
const timeoutMs = 20_000;

/**
 * Opens the remote in the working folder, as `remote check` has built it, for browser tests.
 * @throws BuildMissingError, ChromiumMissingError
 * @public
 */
export async function openRemote(fixtures: SiteFixtures): Promise<OpenRemote> {
  const site = await startFixtureSite({ build: join(process.cwd(), 'dist/development'), fixtures });
  const browser = await launchChromium();
  const told: string[] = [];
  return {
    url: site.url,
    async visit(path) {
      const page = await browser.newPage();
      page.setDefaultTimeout(timeoutMs);
      page.on('pageerror', (error) => told.push(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) told.push(message.text());
      });
      await page.goto(site.url + path);
      await page.locator(`html[data-live="${site.entry().name}"]`).waitFor({ state: 'attached' });
      return page;
    },
    async close() {
      await browser.close();
      await site.close();
      const wrong = [...told, ...site.problems];
      if (wrong.length > 0) throw new Error(`Nobody expected this:\n${wrong.join('\n')}`);
    },
  };
}
