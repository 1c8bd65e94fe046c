import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '@title24/shared-domain';
import {
  businessDayAfter,
  checklistItemNames,
  type DeskOrder,
  deliveredThing,
  type OrderQuote,
  type OrderView,
} from '@title24/shared-domain/orders';
import { exampleProject, type ProjectData } from '@title24/shared-domain/projects';
import type { StripePeer } from '../../server/src/features/payments/testing/stripe-peer.ts';
import { ClockedSite, slow, startClocked } from './clocked-site.ts';
import { test as base, expect, openAs } from './staff.ts';

/** Content of the reports that are added to orders. */
export const reportPdf = Buffer.from('%PDF-1.7\nA report\n%%EOF\n');

const roles = {
  ana: 'Member',
  ben: 'Member',
  ada: 'Analyst',
  cleo: 'Analyst',
  dora: 'Customer Service',
  eve: 'Admin',
};

/**
 * A site with customers 'ana' and 'ben', analysts 'ada' and 'cleo', customer service agent 'dora' and administrator
 * 'eve'.
 */
export class DeskSite extends ClockedSite {
  #start: string;

  private constructor(started: Awaited<ReturnType<typeof startClocked>>, start: string) {
    super(started);
    this.#start = start;
  }

  /**
   * Starts a site.
   * @param start - first day of the clock, a Monday
   */
  static async open(start = '2027-02-01', peer?: StripePeer): Promise<DeskSite> {
    return new DeskSite(await startClocked({ start, roles, peer }), start);
  }

  /**
   * Sets the clock to 9:00 a.m. in California on a new Monday, at least four weeks after the previous one. No holidays
   * fall in the three weeks that start on the new Monday.
   * @returns the new Monday, such as 2027-03-01
   */
  async monday(): Promise<string> {
    do this.#start = addDays(this.#start, 28);
    while (businessDayAfter(addDays(this.#start, -1), 15) !== addDays(this.#start, 18));
    await this.at(this.#start);
    return this.#start;
  }

  /**
   * Sets the clock.
   * @param days - days after the test's Monday
   * @param time - time in California
   */
  async after(days: number, time: string): Promise<void> {
    await this.at(addDays(this.#start, days), time);
  }

  /**
   * Creates a complete project.
   * @returns the project number
   */
  async project(name = 'Hill house', account = 'ana'): Promise<string> {
    const data: ProjectData = { ...exampleProject, project: { ...exampleProject.project, name } };
    return (await this.done<{ number: string }>(account, 'projects', 'import', { data })).number;
  }

  async ordered({
    name = 'Hill house',
    skus = ['1001'],
    account = 'ana',
  }: {
    readonly name?: string;
    readonly skus?: readonly string[];
    readonly account?: string;
  } = {}): Promise<OrderView> {
    return this.order(await this.project(name, account), skus, account);
  }

  async order(number: string, skus: readonly string[] = ['1001'], account = 'ana'): Promise<OrderView> {
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
        ? {
            name: 'Ana',
            line1: '12 Oak Street',
            cityText: 'Oakland',
            stateText: 'CA',
            postalCode: '94607',
            country: 'US',
          }
        : null,
    });
  }

  async act<Result extends OrderView = DeskOrder>(
    account: string,
    service: 'orders' | 'desk',
    method: string,
    order: string,
    params: object = {},
  ): Promise<Result> {
    return this.done(account, service, method, { ...(await this.seen(order)), ...params });
  }

  /** Returns the values that every action requires. */
  async seen(order: string): Promise<{ order: string; lastUpdate: string }> {
    const [row] = await this.site.sql<{ last_update: Date }>(
      'select last_update from orders where number = $1',
      [order],
    );
    return { order, lastUpdate: row?.last_update.toISOString() ?? '' };
  }

  /**
   * Creates an order that ada reviews and can deliver. Moves the clock to noon on the test's Monday, past the free
   * cancellation period.
   */
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

  /** Creates an order with a delivered report. */
  async delivered(wanted: Parameters<DeskSite['ordered']>[0] = {}): Promise<string> {
    const number = await this.reviewed(wanted);
    await this.act('ada', 'desk', 'deliver', number);
    return number;
  }

  /** Adds a report to the order's current round. */
  async addReport(order: string): Promise<void> {
    const loaded = await this.done<DeskOrder>('ada', 'desk', 'load', { order });
    const upload = await this.upload(reportPdf);
    await this.act('ada', 'desk', 'addFile', order, { upload, kind: deliveredThing(loaded) });
  }

  /** Returns the emails to an address that mention the order, newest first. */
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

/**
 * Playwright's test with a site that has customers, analysts and its own clock. All tests of a worker share the site.
 */
export const test = base.extend<object, DeskFixtures>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const desk = await DeskSite.open();
      await use(desk);
      await desk.site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ desk }, use) => use(desk.site.url),
});

/** Opens the desk's queue or an order as the given account. */
export async function openDesk(
  page: Page,
  { site }: DeskSite,
  account: string,
  order?: string,
): Promise<void> {
  await openAs(page, site, account, order ? `/admin/orders?id=${order}` : '/admin/work');
  const first = order
    ? page.getByRole('heading', { name: new RegExp(`^${order} `) })
    : page.getByRole('search');
  await expect(first).toBeVisible(slow);
}

/** Returns a selector for the facts under a label at the top of an order. */
export const facts = (label: string) => `dt:text-is("${label}") + dd`;

/**
 * Presses the button that opens an action.
 * @returns the action's dialog
 */
export async function openAction(page: Page, button: string, title: string | RegExp) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible(slow);
  return dialog;
}

/**
 * Presses 'Continue' in an action's dialog and waits for the email preview.
 * @returns the text of the emails in the preview
 */
export async function continueToMail(dialog: ReturnType<Page['getByRole']>): Promise<string> {
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return mailShown(dialog);
}

export async function mailShown(dialog: ReturnType<Page['getByRole']>): Promise<string> {
  await expect(dialog.getByRole('heading', { name: 'What the customer will read' })).toBeFocused(slow);
  return (await dialog.getByRole('article').allInnerTexts()).join('\n');
}

export { slow } from './clocked-site.ts';
export { expect } from './staff.ts';
