import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  checklistItemNames,
  type OrderQuote,
  type OrderView,
  pacificInstant,
} from '@title24/shared-domain/orders';
import { exampleProject } from '@title24/shared-domain/projects';
import { createNamedAccount } from './accounts.ts';
import { setClockFile } from './clock-file.ts';
import { temporaryFolder } from './data-folder.ts';
import { startSession } from './session.ts';
import { type Site, startSite } from './site.ts';
import { test as base, call, expect, openAs, resultOf } from './staff.ts';

/** Timeout that allows for a loaded machine. */
export const slow = { timeout: 20_000 };

/** A site with customers 'ana' and 'ben' and analyst 'ada'. The site's clock moves only when a test sets it. */
export interface OrderSite {
  readonly site: Site;
  /**
   * Sets the site's clock.
   * @param date - such as 2026-11-23
   * @param time - time in California, such as 09:00
   */
  at(date: string, time: string): Promise<void>;
  /** Makes a call as an account. The account logs in at the site's current time. */
  call(account: string, service: string, method: string, params: object): ReturnType<typeof call>;
  /** Makes a call and returns its result, or fails if the call returns an error. */
  done<Result>(account: string, service: string, method: string, params: object): Promise<Result>;
  /**
   * Creates a complete project for ana.
   * @returns the project number
   */
  project(): Promise<string>;
  /**
   * Creates a project for ana and places an order for it.
   * @returns the order number
   */
  ordered(...skus: readonly string[]): Promise<string>;
  /** Performs an analyst's action on the latest version of an order. */
  desk(method: string, order: string, params?: object): Promise<void>;
  /** Returns the subjects and texts of the emails that were sent to ana and mention the order. */
  mails(order: string): Promise<readonly { readonly subject: string; readonly text: string }[]>;
}

/** Starts a site with the given additional environment variables. */
export async function openOrderSite(environment: Readonly<Record<string, string>> = {}): Promise<OrderSite> {
  const clockFile = join(await temporaryFolder('clock'), 'now');
  const at: OrderSite['at'] = (date, time) => setClockFile(clockFile, pacificInstant(date, time));
  await at('2026-11-30', '09:00');
  const site = await startSite({ ...environment, CLOCK_FILE: clockFile });
  for (const [name, role] of [
    ['ana', 'Member'],
    ['ben', 'Member'],
    ['ada', 'Analyst'],
  ] as const) {
    await createNamedAccount(site, role, name, `${name}@example.com`);
  }

  async function done<Result>(account: string, service: string, method: string, params: object) {
    return resultOf<Result>(site, `2.0/${service}`, method, params, await startSession(site, account));
  }
  const project = async () =>
    (await done<{ number: string }>('ana', 'projects', 'import', { data: exampleProject })).number;
  return {
    site,
    at,
    call: async (account, service, method, params) =>
      call(site, `2.0/${service}`, method, params, await startSession(site, account)),
    done,
    project,
    async ordered(...skus) {
      const number = await project();
      const items = skus.map((sku) => ({ sku, quantity: 1 }));
      const { offer } = await done<OrderQuote>('ana', 'orders', 'quote', { number, items });
      const placed = await done<OrderView>('ana', 'orders', 'submit', {
        number,
        items,
        quoteHash: offer?.quoteHash,
        consent: true,
        confirmsWarnings: true,
        idempotencyKey: randomUUID(),
      });
      return placed.number;
    },
    async desk(method, order, params = {}) {
      const { lastUpdate } = await done<OrderView>('ada', 'desk', 'load', { order });
      await done('ada', 'desk', method, { order, lastUpdate, ...params });
    },
    mails: (order) =>
      site.sql(
        `select subject, text from mail_outbox where position($1 in subject || text) > 0 and to_address = 'ana@example.com'
          order by created_at, subject`,
        [order],
      ),
  };
}

/**
 * Uploads a report in one piece, as the desk page does.
 * @returns the upload id for the desk
 */
export async function uploadReport({ site }: Pick<OrderSite, 'site'>, content: Buffer): Promise<string> {
  const tus = { 'tus-resumable': '1.0.0' };
  const created = await fetch(`${site.url}/uploads/files`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from('report.pdf').toString('base64')}`,
    },
  });
  expect(created.status).toBe(201);
  const upload = (created.headers.get('location') ?? '').split('/').at(-1) ?? '';
  const sent = await fetch(`${site.url}/uploads/files/${upload}`, {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(content),
  });
  expect(sent.status).toBe(204);
  return upload;
}

/** A completed checklist for a report that is ready for delivery. */
export const checked = { done: checklistItemNames, complies: true, needsRegistration: false };

interface OrderFixtures {
  readonly orderSite: OrderSite;
}

/**
 * Playwright's test with a site that has customers, an analyst and its own clock. All tests of a worker share the
 * site.
 */
export const test = base.extend<object, OrderFixtures>({
  orderSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const orderSite = await openOrderSite();
      await use(orderSite);
      await orderSite.site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ orderSite }, use) => use(orderSite.site.url),
});

/** Opens a page as ana. */
export const openAsAna = (page: Page, { site }: OrderSite, path: string) => openAs(page, site, 'ana', path);

export { expect };
