import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { addDays } from '@title24/shared-domain';
import {
  businessDayAfter,
  checklistItemNames,
  type DeskOrder,
  type OrderQuote,
  type OrderView,
  pacificInstant,
} from '@title24/shared-domain/orders';
import { exampleProject, type ProjectData } from '@title24/shared-domain/projects';
import { createNamedAccount } from './accounts.ts';
import { setClockFile } from './clock-file.ts';
import { temporaryFolder } from './data-folder.ts';
import { type Site, startSite } from './site.ts';
import { test as base, call, expect, openAs, resultOf, tokenOf } from './staff.ts';

/** A loaded machine is slow, not wrong. */
export const slow = { timeout: 20_000 };

/** A site with customers 'ana' and 'ben', analysts 'ada' and 'cleo', an administrator 'eve', and a clock that stands until it is set. */
export class DeskSite {
  readonly site: Site;
  readonly #clockFile: string;
  #start: string;

  private constructor(site: Site, clockFile: string, start: string) {
    this.site = site;
    this.#clockFile = clockFile;
    this.#start = start;
  }

  static async open(): Promise<DeskSite> {
    const clockFile = join(await temporaryFolder('clock'), 'now');
    // A Monday, as each test's own is.
    const start = '2027-02-01';
    await setClockFile(clockFile, pacificInstant(start, '09:00'));
    const site = await startSite({ CLOCK_FILE: clockFile });
    const make = (name: string, role: string) => createNamedAccount(site, role, name, `${name}@example.com`);
    await Promise.all([
      make('ana', 'Member'),
      make('ben', 'Member'),
      make('ada', 'Analyst'),
      make('cleo', 'Analyst'),
      make('dora', 'Customer Service'),
      make('eve', 'Admin'),
    ]);
    return new DeskSite(site, clockFile, start);
  }

  /**
   * Begins a test on a Monday at 9:00 in the morning in California, weeks after the test before and with no holiday in
   * the three that follow. @returns that day
   */
  async monday(): Promise<string> {
    do this.#start = addDays(this.#start, 28);
    while (businessDayAfter(addDays(this.#start, -1), 15) !== addDays(this.#start, 18));
    await this.at(this.#start, '09:00');
    return this.#start;
  }

  /** Sets the clock. @param days after the test's Monday @param time in California */
  async after(days: number, time: string): Promise<void> {
    await this.at(addDays(this.#start, days), time);
  }

  async at(date: string, time: string): Promise<void> {
    await setClockFile(this.#clockFile, pacificInstant(date, time));
  }

  /** A call by an account, logged in at the present moment of the site. */
  async call(account: string, service: string, method: string, params: object) {
    return call(this.site, `2.0/${service}`, method, params, await tokenOf(this.site, account));
  }

  async done<Result>(account: string, service: string, method: string, params: object): Promise<Result> {
    return resultOf(this.site, `2.0/${service}`, method, params, await tokenOf(this.site, account));
  }

  /** An order that a customer has placed, of a project of its own. */
  async ordered({
    name = 'Hill house',
    skus = ['1001'],
    account = 'ana',
  }: {
    readonly name?: string;
    readonly skus?: readonly string[];
    readonly account?: string;
  } = {}): Promise<OrderView> {
    const data: ProjectData = { ...exampleProject, project: { ...exampleProject.project, name } };
    const { number } = await this.done<{ number: string }>(account, 'projects', 'import', { data });
    const items = skus.map((sku) => ({ sku, quantity: 1 }));
    const { offer, errors } = await this.done<OrderQuote>(account, 'orders', 'quote', { number, items });
    expect(errors).toEqual([]);
    return this.done(account, 'orders', 'submit', {
      number,
      items,
      quoteHash: offer?.quoteHash,
      consent: true,
      confirmsWarnings: true,
      idempotencyKey: randomUUID(),
      address: offer?.needsPostalAddress
        ? { name: 'Ana', line1: '12 Oak Street', city: 'Oakland', state: 'CA', postalCode: '94607' }
        : null,
    });
  }

  /** What somebody does with an order, as it is now. */
  async act<Result extends OrderView = DeskOrder>(
    account: string,
    service: 'orders' | 'desk',
    method: string,
    order: string,
    params: object = {},
  ): Promise<Result> {
    return this.done(account, service, method, { ...(await this.seen(order)), ...params });
  }

  /** An order as it is now. */
  async seen(order: string): Promise<{ order: string; lastUpdate: string }> {
    const [row] = await this.site.sql<{ last_update: Date }>(
      'select last_update from orders where number = $1',
      [order],
    );
    return { order, lastUpdate: row?.last_update.toISOString() ?? '' };
  }

  /** An order that lacks nothing to be delivered, in review by ada; the clock goes on by three hours, past the free cancellation. */
  async reviewed(wanted: Parameters<DeskSite['ordered']>[0] = {}): Promise<string> {
    const { number } = await this.ordered(wanted);
    await this.after(0, '12:00');
    await this.readyToDeliver(number);
    return number;
  }

  async readyToDeliver(order: string): Promise<void> {
    await this.act('ada', 'desk', 'startReview', order);
    await this.addReport(order);
    await this.act('ada', 'desk', 'saveChecklist', order, {
      checklist: { done: checklistItemNames, complies: true, needsRegistration: false },
    });
  }

  /** An order whose report is delivered. */
  async delivered(wanted: Parameters<DeskSite['ordered']>[0] = {}): Promise<string> {
    const number = await this.reviewed(wanted);
    await this.act('ada', 'desk', 'deliver', number);
    return number;
  }

  /** Puts a report into the order's round, as its upload leaves it. */
  async addReport(order: string): Promise<void> {
    await this.site.sql(
      `insert into order_files (order_id, round, kind, name, folder, stored_name, media_type, size, sha256, scan_state, added_by, added_at)
        select id, round, case kind when 'partial-run' then 'results' else 'report' end, 'report.pdf', gen_random_uuid(), gen_random_uuid(),
          'application/pdf', 2048, repeat('a', 64), 'clean', 'ada', now() from orders where number = $1`,
      [order],
    );
  }

  /** Subjects and texts of the mails to an address that name an order, the newest first. */
  async mails(order: string, address = 'ana@example.com'): Promise<{ subject: string; text: string }[]> {
    return this.site.sql(
      `select subject, text from mail_outbox where position($1 in subject || text) > 0 and to_address = $2
        order by created_at desc, subject`,
      [order, address],
    );
  }
}

interface DeskFixtures {
  readonly desk: DeskSite;
}

/** Playwright's test on a site with customers, analysts and a clock of its own. The tests of one worker share it. */
export const test = base.extend<object, DeskFixtures>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const desk = await DeskSite.open();
      await use(desk);
      await desk.site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.site.url),
});

/** Opens an order at the desk, or the queue, as this account. */
export async function openDesk(
  page: Page,
  { site }: DeskSite,
  account: string,
  order?: string,
): Promise<void> {
  await openAs(page, site, account, order ? `/admin/orders?id=${order}` : '/admin/orders');
  const first = order
    ? page.getByRole('heading', { name: new RegExp(`^${order} `) })
    : page.getByRole('search');
  await expect(first).toBeVisible(slow);
}

/** Presses the button that opens an action, and gives its dialog. */
export async function openAction(page: Page, button: string, title: string | RegExp) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible(slow);
  return dialog;
}

/** Goes on to what the customer will read. @returns the mails as they show */
export async function continueToMail(dialog: ReturnType<Page['getByRole']>): Promise<string> {
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return mailShown(dialog);
}

export async function mailShown(dialog: ReturnType<Page['getByRole']>): Promise<string> {
  await expect(dialog.getByRole('heading', { name: 'What the customer will read' })).toBeFocused(slow);
  return (await dialog.getByRole('article').allInnerTexts()).join('\n');
}

export { expect } from './staff.ts';
