import { casePageData } from '@title24/remote-kit/contract';
import type { CasePageData, CustomerCase, StaffAct, SubmissionCase } from '@title24/shared-domain/cases';
import type { DownloadLink, SubmissionReceipt } from '@title24/shared-domain/full-service';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { systemClock, useClock } from '../../../../platform/clock/clock.ts';
import compression from '../../../../platform/http/compression.ts';
import { AccountSite } from '../../../accounts/testing/account-site.ts';
import { ClockedSite } from '../../../accounts/testing/clocked-site.ts';
import { siteConfigurationSeed } from '../../../configuration/site-configuration.seed.ts';
import { TusClient } from '../../../files/testing/tus-client.ts';
import { inboxPlugin } from '../../inbox/inbox.plugin.ts';
import { sampleFields, sampleForm, samplePdf } from '../../uploads/testing/sample-form.ts';
import { uploadsPlugin } from '../../uploads/uploads.plugin.ts';

/** Returns an action that delivers a report that complies and needs no registration. */
export const delivery = (message = '') =>
  ({
    event: 'deliver',
    message,
    statement: { complies: true, needsRegistration: false, shortfall: '' },
  }) as const satisfies StaffAct;

/** A Monday at 9:00 a.m. in California, with no holidays nearby. */
export const monday = '2027-03-01T17:00:00.000Z';

/** A quote that an analyst can send on {@link monday}. */
export const quote = {
  lines: [
    { sku: '1002', name: 'Residential Additions', cents: 40_000 },
    { sku: null, name: 'Load calculations', cents: 3_901 },
  ],
  scope: 'The addition of 400 square feet, with its windows.',
  missing: '',
  delivery: { type: 'business-days', days: 3 },
  validUntil: '2027-03-15',
} as const;

interface Page {
  readonly status: number;
  readonly location: string | null;
  readonly data: CasePageData | undefined;
  readonly headers: Headers;
  readonly text: string;
}

/** A customer's browser with cookies. */
export class Visitor {
  readonly #site: CaseSite;
  readonly cookies = new Map<string, string>();
  readonly #from: string;

  constructor(site: CaseSite, from = '127.0.0.1') {
    this.#site = site;
    this.#from = from;
  }

  get(path: string): Promise<Page> {
    return this.#ask(path, {});
  }

  post(path: string, values: Record<string, string> | FormData): Promise<Page> {
    this.#site.pass();
    const body = values instanceof FormData ? values : new URLSearchParams(values);
    return this.#ask(path, { method: 'POST', body });
  }

  async open(link: string, email = sampleFields.email): Promise<Page> {
    const url = new URL(link, this.#site.url);
    return this.post(`${url.pathname}/open`, { key: url.searchParams.get('key') ?? '', email });
  }

  async case(reference: string): Promise<CustomerCase> {
    const { data, status } = await this.get(`/plans/${reference}`);
    if (data?.page !== 'case') throw new Error(`The page is not open: ${status} ${JSON.stringify(data)}`);
    return data.case;
  }

  async #ask(path: string, init: RequestInit): Promise<Page> {
    this.#site.forgetPage();
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(new URL(path, this.#site.url), {
      ...init,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': this.#from,
        ...(cookie && { cookie }),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    const text = await answer.text();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      data: this.#site.page,
      headers: answer.headers,
      text,
    };
  }
}

/**
 * A test site with analysts, a member and an administrator. The clock moves only through `at` and `pass`.
 * `pass` is called by submissions, staff actions and a visitor's `post`.
 */
export class CaseSite extends ClockedSite {
  readonly #shown: { page?: CasePageData | undefined };

  private constructor(site: AccountSite, clock: { time: number }, shown: { page?: CasePageData }) {
    super(site, clock);
    this.#shown = shown;
  }

  static async open(env: NodeJS.ProcessEnv = {}): Promise<CaseSite> {
    const clock = { time: Date.parse(monday) };
    const shown: { page?: CasePageData } = {};
    const siteTime = { now: () => new Date(clock.time) };
    useClock(siteTime);
    const composition = async (app: FastifyInstance) => {
      app.decorate('renderPage', async (_: unknown, { data = {} }: { readonly data?: object }) => {
        const page = (data as Record<string, CasePageData | undefined>)[casePageData.key];
        if (page) shown.page = page;
        return { html: `<!doctype html><title>page</title>${JSON.stringify(page)}`, found: true };
      });
    };
    const site = await AccountSite.open(
      { UPLOAD_FORMS_PER_HOUR: '10000', ...env },
      async (app) => {
        await app.register(compression);
        await app.register(fp(composition, { name: 'composition' }));
      },
      async (app, dependencies) => {
        await app.register(uploadsPlugin, {
          ...dependencies,
          loadConfiguration: async () => siteConfigurationSeed,
          renderPage: async () => '<!doctype html><title>page</title>',
        });
        await app.register(inboxPlugin, dependencies);
      },
      siteTime,
    );
    const opened = new CaseSite(site, clock, shown);
    for (const name of ['cleo', 'dora']) await site.addAccount(name, 'Analyst');
    await site.addAccount('mia', 'Member');
    await site.addAccount('root', 'Admin');
    return opened;
  }

  override async close(): Promise<void> {
    await super.close();
    useClock(systemClock);
  }

  get url(): string {
    return this.site.url;
  }

  get page(): CasePageData | undefined {
    return this.#shown.page;
  }

  forgetPage(): void {
    this.#shown.page = undefined;
  }

  /** Advances the clock by one second. */
  pass(): void {
    this.clock.time += 1000;
  }

  /**
   * Submits plans.
   * @returns the submission's reference
   */
  async sent(
    fields: Readonly<Record<string, string>> = {},
    files?: readonly (readonly [name: string, content: Buffer])[],
  ): Promise<string> {
    this.pass();
    await this.sql('delete from login_failures');
    const answer = await fetch(`${this.url}/project-upload`, {
      method: 'POST',
      body: sampleForm(fields, files),
      headers: { accept: 'application/json' },
    });
    if (answer.status !== 201) throw new Error(await answer.text());
    return ((await answer.json()) as SubmissionReceipt).reference;
  }

  async load(reference: string): Promise<SubmissionCase> {
    return this.done('cleo', 'submissions', 'load', { reference });
  }

  async opened(reference: string, purpose = 'download'): Promise<DownloadLink> {
    const [file] = (await this.load(reference)).files;
    return this.done('cleo', 'submissions', 'openFile', { reference, fileId: file?.id, purpose });
  }

  /** Performs an analyst's action on the current version of a case. */
  async act(reference: string, act: StaffAct, account = 'cleo'): Promise<SubmissionCase> {
    this.pass();
    return this.done(account, 'cases', 'act', { ...(await this.seen(reference)), act });
  }

  async seen(reference: string): Promise<{ readonly reference: string; readonly lastUpdate: string }> {
    const { lastUpdate } = await this.load(reference);
    return { reference, lastUpdate };
  }

  async report(reference: string, name = 'CF1R.pdf', content: Buffer = samplePdf): Promise<SubmissionCase> {
    const upload = await this.upload(name, content);
    return this.done('cleo', 'cases', 'addReport', { ...(await this.seen(reference)), upload });
  }

  /** Uploads a file, and returns the upload id. */
  upload(name: string, content: Buffer): Promise<string> {
    return new TusClient(this.url).upload(name, content);
  }

  /**
   * Creates a case with a sent quote.
   * @returns the case's reference
   */
  async quoted(fields?: Readonly<Record<string, string>>): Promise<string> {
    const reference = await this.sent(fields);
    await this.act(reference, { event: 'take' });
    await this.act(reference, { event: 'send-quote', quote });
    return reference;
  }

  /** Returns the browser of a customer who has opened the case's page. */
  async customer(reference: string): Promise<Visitor> {
    const visitor = new Visitor(this);
    const { status, text } = await visitor.open(await this.link(reference));
    if (status !== 303) throw new Error(`The page did not open: ${status} ${text}`);
    return visitor;
  }

  /**
   * Creates a case in the state 'in-work', with a report that is not delivered yet.
   * @returns the case's reference
   */
  async inWork(): Promise<string> {
    const reference = await this.quoted();
    const customer = await this.customer(reference);
    await customer.post(`/plans/${reference}/accept`, { quote: '1', consent: 'on' });
    await this.act(reference, { event: 'start' });
    await this.report(reference);
    return reference;
  }

  /**
   * Creates a delivered case whose invoice is due.
   * @returns the case's reference
   */
  async delivered(): Promise<string> {
    const reference = await this.inWork();
    await this.act(reference, delivery());
    return reference;
  }

  now(): number {
    return this.clock.time;
  }

  /** Returns the subjects of the staff emails about a case, oldest first. */
  async staffMails(reference: string): Promise<string[]> {
    const { rows } = await this.sql(
      "select subject from mail_outbox where position($1 in subject) > 0 and position('/admin/' in text) > 0 order by created_at, id",
      [reference],
    );
    return rows.map(({ subject }) => subject);
  }

  async link(reference: string): Promise<string> {
    const [mail] = await this.mails(reference);
    const found = /\/plans\/\S+/.exec(mail?.text ?? '')?.[0];
    if (!found) throw new Error(`No mail with a link was sent about ${reference}`);
    return found;
  }

  /** Returns the customer's emails about a case, newest first. */
  async mails(
    reference: string,
  ): Promise<{ readonly subject: string; readonly text: string; readonly html: string }[]> {
    const { rows } = await this.sql(
      `select subject, text, html from mail_outbox where position($1 in subject) > 0 and position('/plans/' in text) > 0
        order by created_at desc, id`,
      [reference],
    );
    return rows;
  }
}
