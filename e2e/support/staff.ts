import type { Browser, Page } from '@playwright/test';
import { createNamedAccount } from './accounts.ts';
import { enterSession } from './session.ts';
import { type Site, startSite } from './site.ts';
import { test as base, expect, live } from './test.ts';

/** Product fields that tests check. */
export interface Product {
  readonly _id: string;
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly isActive: boolean;
  readonly lastUpdate: string;
}

/** Help text fields that tests check. */
export interface HelpItem {
  readonly id: string;
  readonly question: string;
  readonly helpText: string;
  readonly lastUpdate: string;
}

interface StaffFixtures {
  /** A site that tests may change, with administrators 'ana' and 'ben' and analyst 'ada'. */
  readonly staffSite: Site;
}

/**
 * Playwright's test with a site that has staff. All tests of a worker share the site, so a test must undo changes that
 * affect other tests.
 */
export const test = base.extend<object, StaffFixtures>({
  staffSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const site = await startSite();
      const make = (name: string, role: string) =>
        createNamedAccount(site, role, name, `${name}@example.com`);
      await Promise.all([make('ana', 'Admin'), make('ben', 'Admin'), make('ada', 'Analyst')]);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ staffSite }, use) => use(staffSite.url),
});

/**
 * Makes a JSON-RPC call.
 * @returns the whole response
 */
export async function call(
  site: Site,
  path: string,
  method: string,
  params: object = {},
  token?: string,
): Promise<{ result?: never; error?: { code: number; message: string } }> {
  const response = await fetch(`${site.url}/rpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
  });
  return (await response.json()) as never;
}

/** Makes a call and returns the result. Fails if the call returns an error. */
export async function resultOf<Result>(
  site: Site,
  path: string,
  method: string,
  params?: object,
  token?: string,
) {
  const { result, error } = await call(site, path, method, params, token);
  expect(error, `${path} ${method}`).toBeUndefined();
  return result as unknown as Result;
}

/** Opens a page as the given account, already logged in. */
export async function openAs(page: Page, site: Site, accountName: string, path: string): Promise<void> {
  await enterSession(page, site, accountName);
  await page.goto(`${site.url}${path}`);
  await live(page);
}

/** Adds an outgoing email that is parked because the mail server refused it. */
export async function parkMail(site: Site, subject: string): Promise<void> {
  await site.sql(
    `insert into mail_outbox (id, message_id, from_name, from_address, to_address, subject, text, html, state, attempts, last_error)
     values (gen_random_uuid(), gen_random_uuid() || '@example.com', 'Reports', 'info@example.com', 'sue@example.org', $1,
       'Hello', '<p>Hello</p>', 'parked', 61, '550 no such user')`,
    [subject],
  );
}

/** Returns a page in a separate browser context, as if another person were using it. */
export async function anotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
}

export { expect, live };
