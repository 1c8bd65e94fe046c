import type { Page } from '@playwright/test';
import type { StaffAct, SubmissionCase } from '@title24/shared-domain/cases';
import { StripePeer } from '../../server/src/features/payments/testing/stripe-peer.ts';
import { ClockedSite, slow, startClocked } from './clocked-site.ts';
import { planSet } from './drawn-files.ts';
import { send } from './inbox.ts';
import { sender } from './plans.ts';
import { test as base, expect } from './staff.ts';

/** The customer who sends the plans. */
export const customer = { from: sender.from, email: sender.email };

/** First day of the site's clock, a Monday. */
export const firstDay = '2027-03-01';

/** A quote that an analyst sends on the first day. */
export const quote = {
  lines: [{ sku: '1002', name: 'Residential Additions', cents: 43_900 }],
  scope: 'The addition of 400 square feet, with its windows.',
  missing: 'The model of the heat pump.',
  delivery: { type: 'business-days', days: 3 },
  validUntil: '2027-03-15',
} as const;

/** An analyst's statements about a compliant report. */
export const compliant = { complies: true, needsRegistration: false, shortfall: '' };

type SentCaseQuote = Extract<StaffAct, { readonly event: 'send-quote' }>['quote'];

/** A site with the analysts 'ada' and 'cleo', and a payment provider. */
export class CaseSite extends ClockedSite {
  readonly peer: StripePeer;

  private constructor(started: Awaited<ReturnType<typeof startClocked>>, peer: StripePeer) {
    super(started);
    this.peer = peer;
  }

  static async open(): Promise<CaseSite> {
    const peer = await StripePeer.open();
    const roles = { ada: 'Analyst', cleo: 'Analyst' };
    return new CaseSite(await startClocked({ start: firstDay, roles, peer }), peer);
  }

  async close(): Promise<void> {
    await this.peer.close();
    await this.site.stop();
  }

  /**
   * Sends plans.
   * @returns the case reference
   */
  async sent(projectName = '12 Sample Street'): Promise<string> {
    await this.site.sql('delete from login_failures');
    return send(this.site, [planSet()], { projectName, ...customer, comment: 'Two floors.\nPlease hurry.' });
  }

  async load(reference: string): Promise<SubmissionCase> {
    return this.done('ada', 'submissions', 'load', { reference });
  }

  async act(reference: string, act: StaffAct): Promise<void> {
    const { lastUpdate } = (await this.load(reference)).case;
    await this.done('ada', 'cases', 'act', { reference, lastUpdate, act });
  }

  /**
   * Creates a case with a quote.
   * @returns the case reference
   */
  async quoted(sent: SentCaseQuote = quote): Promise<string> {
    const reference = await this.sent();
    await this.act(reference, { event: 'take' });
    await this.act(reference, { event: 'send-quote', quote: sent });
    return reference;
  }

  /**
   * Creates a delivered case with an invoice.
   * @returns the case reference
   */
  async delivered(sent: SentCaseQuote = quote): Promise<string> {
    const reference = await this.quoted(sent);
    await this.#send(reference, 'accept', new URLSearchParams({ quote: '1', consent: 'on' }));
    await this.act(reference, { event: 'start' });
    await this.addReport(reference, Buffer.from(planSet().bytes));
    await this.act(reference, {
      event: 'deliver',
      message: '',
      statement: compliant,
    });
    return reference;
  }

  async comments(reference: string, text: string): Promise<void> {
    const form = new FormData();
    form.append('text', text);
    await this.#send(reference, 'comments', form);
  }

  /** Submits a form of the customer's case page, as a browser without JavaScript would. */
  async #send(reference: string, form: string, body: URLSearchParams | FormData): Promise<void> {
    const link = new URL(await this.link(reference, 'Your quote is ready'));
    const key = link.searchParams.get('key') ?? '';
    const post = (name: string, sent: URLSearchParams | FormData, cookie = '') =>
      fetch(`${this.site.url}/plans/${reference}/${name}`, {
        method: 'POST',
        body: sent,
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
      });
    const opened = await post('open', new URLSearchParams({ key, email: customer.email }));
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const answer = await post(form, body, cookie);
    if (answer.status !== 303)
      throw new Error(`${form} of ${reference}: ${answer.status} ${await answer.text()}`);
  }

  async addReport(reference: string, content: Buffer): Promise<void> {
    const upload = await this.upload(content);
    const { lastUpdate } = (await this.load(reference)).case;
    await this.done('ada', 'cases', 'addReport', { reference, lastUpdate, upload });
  }

  /** Returns the customer's emails about a case, oldest first. */
  async mails(reference: string): Promise<readonly { readonly subject: string; readonly link: string }[]> {
    const rows = await this.site.sql<{ subject: string; text: string }>(
      `select subject, text from mail_outbox where position($1 in subject) > 0 and to_address = $2
        order by created_at`,
      [reference, customer.email],
    );
    return rows.map(({ subject, text }) => ({
      subject,
      link: /\/plans\/\S+/.exec(text)?.[0] ?? '',
    }));
  }

  /** Returns the link in the customer's oldest email whose subject starts with `subject`. */
  async link(reference: string, subject: string): Promise<string> {
    const mail = (await this.mails(reference)).find((each) => each.subject.startsWith(subject));
    if (!mail?.link) throw new Error(`No mail “${subject}” with a link about ${reference}`);
    return `${this.site.url}${mail.link}`;
  }
}

/** Opens a case page through the link in an email. */
export async function openByMail(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await identify(page);
}

/** Enters the customer's email address, which the case page requires. */
export async function identify(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email);
  await page.getByRole('button', { name: 'Open the page' }).click();
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
}

/** Pays the invoice through the payment link on the case page. */
export async function payByCard(page: Page, amount: string): Promise<void> {
  await page.getByRole('link', { name: `Pay ${amount} by card` }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await page.getByText('Your payment has arrived.').waitFor();
}

/** A report that an analyst uploads. */
export const report = { name: 'CF1R.pdf', mimeType: 'application/pdf', buffer: planSet().bytes };

/** Checks that the case page shows the given text. */
export const shows = (page: Page, words: string): Promise<void> =>
  expect(page.getByText(words).first()).toBeVisible(slow);

interface CaseFixtures {
  readonly caseSite: CaseSite;
}

/** Playwright's test with a site that has analysts and a settable clock. A worker's tests share the site. */
export const test = base.extend<object, CaseFixtures>({
  caseSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const cases = await CaseSite.open();
      await use(cases);
      await cases.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ caseSite }, use) => use(caseSite.site.url),
});
export { slow } from './clocked-site.ts';
export { expect, live, openAs } from './staff.ts';
