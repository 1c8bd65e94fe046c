import type { Page } from '@playwright/test';
import { DeskSite } from './desk.ts';
import { test as base, openAs } from './staff.ts';

/** Starts a site for the order tests. Its clock starts on November 30, 2026. */
export const openOrderSite = (peer?: Parameters<typeof DeskSite.open>[1]) =>
  DeskSite.open('2026-11-30', peer);

interface OrderFixtures {
  readonly orderSite: DeskSite;
}

/** Playwright's test with a site that has customers, analysts and its own clock. A worker's tests share the site. */
export const test = base.extend<object, OrderFixtures>({
  orderSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const orderSite = await openOrderSite();
      await use(orderSite);
      await orderSite.site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ orderSite }, use) => use(orderSite.site.url),
});

/** Opens a page as the customer ana. */
export const openAsAna = (page: Page, { site }: DeskSite, path: string) => openAs(page, site, 'ana', path);

export { slow } from './clocked-site.ts';
export { reportPdf } from './desk.ts';
export { expect } from './staff.ts';
