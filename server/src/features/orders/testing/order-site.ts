import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  checklistItemNames,
  type DeskOrder,
  type OrderItem,
  type OrderQuote,
  type OrderView,
} from '@title24/shared-domain/orders';
import { exampleProject, type ProjectStep, type StoredProject } from '@title24/shared-domain/projects';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../platform/app/app-dependencies.ts';
import { AccountSite } from '../../accounts/testing/account-site.ts';
import { ClockedSite } from '../../accounts/testing/clocked-site.ts';
import { orderFolderPrefix } from '../files/order-files-owner.ts';

/** A Monday at 9:00 a.m. in California, with no holidays nearby. */
export const monday = '2027-03-01T17:00:00.000Z';

/** Params with which {@link OrderSite.asked} requests changes. */
export const changes = {
  message: 'The west wall has too much glass.',
  actions: ['less-west-glass'],
} as const;

export interface OrderSiteOptions {
  /** Settings as environment variables. */
  readonly env?: NodeJS.ProcessEnv;
  /** Registers plugins, such as a page renderer, before the plugin for accounts. */
  readonly extend?: Extension;
  /** Registers plugins after all others. */
  readonly extendLast?: (app: FastifyInstance, dependencies: AppDependencies) => Promise<void>;
}

type Extension = (app: FastifyInstance) => Promise<void>;

/** A test site with customers and staff. The clock moves only through `at` and `pass`; `asked` calls `pass`. */
export class OrderSite extends ClockedSite {
  static async open({ env = {}, extend, extendLast }: OrderSiteOptions = {}): Promise<OrderSite> {
    const clock = { time: Date.parse(monday) };
    const site = await AccountSite.open(env, extend, extendLast, {
      now: () => new Date(clock.time),
    });
    const opened = new OrderSite(site, clock);
    await site.addAccount('ana', 'Member');
    await site.addAccount('ben', 'Member');
    await site.addAccount('cleo', 'Analyst');
    await site.addAccount('dora', 'Customer Service');
    await site.addAccount('eve', 'Admin');
    return opened;
  }

  pass({ hours = 0, ms = 0 }: { readonly hours?: number; readonly ms?: number }): string {
    this.clock.time += hours * 3_600_000 + ms;
    return this.now();
  }

  now(): string {
    return new Date(this.clock.time).toISOString();
  }

  async project(change: object = {}, account = 'ana'): Promise<StoredProject> {
    const project = { ...exampleProject.project, name: 'Hill house' };
    return this.done(account, 'projects', 'import', { data: { ...exampleProject, project, ...change } });
  }

  async quote(number: string, skus: readonly string[], account = 'ana'): Promise<OrderQuote> {
    return this.done(account, 'orders', 'quote', { number, items: itemsOf(skus) });
  }

  async wanted(number: string, skus: readonly string[], account = 'ana') {
    const { offer } = await this.quote(number, skus, account);
    return {
      number,
      items: itemsOf(skus),
      quoteHash: offer?.quoteHash ?? '',
      consent: true,
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
    };
  }

  async ordered(skus: readonly string[] = ['1001'], account = 'ana'): Promise<OrderView> {
    const { number } = await this.project({}, account);
    return this.done(account, 'orders', 'submit', await this.wanted(number, skus, account));
  }

  /**
   * Performs an action on an order in its current state, by default as the analyst cleo.
   * @throws Error if the action is refused
   */
  async act<Result extends OrderView = DeskOrder>(
    method: string,
    order: string,
    params: object = {},
    account = 'cleo',
  ): Promise<Result> {
    const { result, error } = await this.tried(method, order, params, account);
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result as Result;
  }

  /** Like {@link act}, but returns errors instead of throwing them. */
  async tried(method: string, order: string, params: object = {}, account = 'cleo') {
    const { rows } = await this.sql('select last_update from orders where number = $1', [order]);
    const service = account === 'ana' || account === 'ben' ? 'orders' : 'desk';
    return this.call(account, service, method, {
      order,
      lastUpdate: rows[0]?.last_update.toISOString(),
      ...params,
    });
  }

  /** Creates an order in review, with a PDF to deliver and a complete checklist. */
  async reviewed(skus?: readonly string[]): Promise<DeskOrder> {
    const { number } = await this.ordered(skus);
    return this.readyToDeliver(number);
  }

  async readyToDeliver(number: string): Promise<DeskOrder> {
    await this.act('startReview', number);
    await this.addFile(number);
    return this.act('saveChecklist', number, {
      checklist: { done: checklistItemNames, complies: true, needsRegistration: false },
    });
  }

  /** Adds a PDF to an order, as if staff had uploaded a report or results. */
  async addFile(number: string, scanState = 'clean'): Promise<void> {
    const { storage } = this.site.app.files;
    const [folder, storedName] = [`${orderFolderPrefix}${randomUUID()}`, randomUUID()];
    const content = Buffer.alloc(2048, '%PDF-1.7\n');
    const incoming = await mkdtemp(path.join(tmpdir(), 'report-'));
    await writeFile(path.join(incoming, storedName), content);
    const file = { storedName, mediaType: 'application/pdf', size: content.length };
    await storage.submit(incoming, { folder, files: [file] });
    await storage.commit(folder);
    await this.sql(
      `insert into order_files (order_id, round, kind, name, folder, stored_name, media_type, size, sha256, scan_state, added_by, added_at)
        select id, round, case kind when 'partial-run' then 'results' else 'report' end, 'report.pdf', $3, $4,
          'application/pdf', 2048, repeat('a', 64), $2, 'cleo', now() from orders where number = $1`,
      [number, scanState, folder, storedName],
    );
  }

  /** Returns the subjects of the emails about an order that were sent to one address, oldest first. */
  async subjects(order: string, address = 'ana@example.com'): Promise<string[]> {
    const { rows } = await this.sql(
      'select subject from mail_outbox where position($1 in subject) > 0 and to_address = $2 order by created_at, subject',
      [order, address],
    );
    return rows.map(({ subject }) => subject);
  }

  /** Returns the subjects of all emails about an order except those to ana, oldest first. */
  async staffMail(order: string): Promise<string[]> {
    const { rows } = await this.sql(
      "select subject from mail_outbox where position($1 in subject) > 0 and to_address <> 'ana@example.com' order by created_at",
      [order],
    );
    return rows.map(({ subject }) => subject);
  }

  load(order: string): Promise<DeskOrder> {
    return this.done('cleo', 'desk', 'load', { order });
  }

  projectOf(number: string): Promise<StoredProject> {
    return this.done('ana', 'projects', 'load', { number });
  }

  /** Saves a step of ana's project with the step's current stamp. */
  async saveStep(number: string, step: ProjectStep, data: object): Promise<void> {
    const { stepStamps } = await this.projectOf(number);
    await this.done('ana', 'projects', 'saveStep', { number, step, data, stamp: stepStamps[step] });
  }

  /** Changes answers about the location of ana's project. */
  async relocate(number: string, change: object): Promise<void> {
    const { data } = await this.projectOf(number);
    await this.saveStep(number, 'location', { location: { ...data.location, ...change } });
  }

  async textOf(subject: string): Promise<string> {
    const { rows } = await this.sql('select text from mail_outbox where subject = $1', [subject]);
    return rows[0].text;
  }

  /** Creates an order for which staff requested changes three hours after it was placed. */
  async asked(): Promise<DeskOrder> {
    const { number } = await this.reviewed();
    this.pass({ hours: 3 });
    return this.act('requestChanges', number, changes);
  }

  /**
   * Updates the orders whose deadlines have passed, and sends the due notices, as the site's job does every minute.
   * @throws Error if a deadline could not be applied or a notice could not be sent
   */
  async runClocks(): Promise<void> {
    const { log, app } = this.site;
    const before = log.length;
    await app.applyDeadlines();
    const failures = log
      .slice(before)
      .filter((line) => /deadline was not applied|notice .* not sent/.test(line));
    if (failures.length > 0) throw new Error(failures.join('\n'));
  }
}

function itemsOf(skus: readonly string[]): OrderItem[] {
  return skus.map((sku) => ({ sku, quantity: 1 }));
}
