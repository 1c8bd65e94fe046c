import { addDays, pacificDate } from '@title24/shared-domain';
import {
  type CaseState,
  caseFields,
  casePath,
  type Quote,
  type SubmissionCase,
} from '@title24/shared-domain/cases';
import { projectTypes, type SubmissionReceipt } from '@title24/shared-domain/full-service';
import { CaseLinks, firstLinkVersion } from '../../features/submissions/links/case-links.ts';
import { siteClock } from '../../platform/clock/clock.ts';
import { AttemptCounter } from '../../platform/limits/attempt-counter.ts';
import { mailboxOf } from '../../platform/mail/mailbox-of.ts';
import type { DemoSite } from './demo-site.ts';
import { daysBefore, hoursBefore, type PlannedStory, type Story } from './stories.ts';

export interface CaseFiles {
  readonly plan: Buffer;
  readonly report: Buffer;
}

/** Ages of cases in days, by state: the age of the first case, and how much older each additional case is. */
const ages: Readonly<Record<CaseState, readonly [first: number, further: number]>> = {
  received: [0, 1],
  'in-review': [2, 1],
  'files-needed': [3, 2],
  quoted: [4, 2],
  accepted: [5, 1],
  'in-work': [6, 2],
  delivered: [9, 3],
  'revision-requested': [11, 2],
  closed: [16, 4],
  declined: [8, 4],
  expired: [18, 3],
};

/** Returns stories of cases. `perState` is the number of stories that end in each case state. */
export function caseStories(
  site: DemoSite,
  files: CaseFiles,
  { end, perState }: { readonly end: Date; readonly perState: number },
): PlannedStory[] {
  return (Object.keys(ages) as CaseState[]).flatMap((state, at) =>
    Array.from({ length: perState }, (_, index) => {
      const [first, further] = ages[state];
      const days = first + further * index;
      const number = at * perState + index + 1;
      return {
        startsAt: days === 0 ? hoursBefore(end, 2) : daysBefore(end, days, number),
        story: caseStory(site, files, { state, index, number }),
      };
    }),
  );
}

interface Wanted {
  readonly state: CaseState;
  readonly index: number;
  readonly number: number;
}

async function* caseStory(site: DemoSite, files: CaseFiles, { state, index, number }: Wanted): Story {
  const plans = await DemoCase.send(site, files, number);
  if (index === 1) {
    yield 1;
    await plans.write('Which forms does the building department need with the application?');
  }
  if (state === 'received') return;
  yield 5;
  await plans.act({ event: 'take' });
  if (state === 'in-review') return;
  if (state === 'closed' && index % 3 === 2) {
    yield 20;
    await plans.act({
      event: 'close',
      message: 'You wrote that the project is not built. We close it here.',
    });
    return;
  }
  if (state === 'files-needed' || index === 2) {
    yield 2;
    const message = 'Please send the window schedule and the elevations. We need them for the quote.';
    await plans.act({ event: 'ask-files', message });
  }
  if (state === 'files-needed') return;
  if (index === 2) {
    yield 6;
    await plans.addFiles();
  }
  yield 3;
  await plans.quote(state === 'expired' ? 5 : 30);
  if (state === 'quoted') return;
  // The site ends the case when the quote expires.
  if (state === 'expired') return;
  yield 20;
  if (state === 'declined') {
    await plans.decline('Thank you. We wait with this project until next year.');
    return;
  }
  await plans.accept();
  if (state === 'accepted') return;
  yield 4;
  await plans.act({ event: 'start' });
  if (state === 'in-work') return;
  yield 46;
  await plans.addReport();
  await plans.act({
    event: 'deliver',
    message: index % 2 === 0 ? '' : 'The forms are in one PDF.',
    statement: { complies: true, needsRegistration: index % 3 === 0, shortfall: '' },
  });
  if (state === 'revision-requested') {
    yield 24;
    await plans.sendComments('The plan checker asks for the U-factor of the garden door.');
  }
  if (state === 'closed' || (state === 'delivered' && index % 3 === 0)) {
    yield 24;
    await plans.recordPayment(number);
  }
  if (state === 'closed') {
    yield 48;
    await plans.act({ event: 'close', message: '' });
  }
}

class DemoCase {
  readonly #site: DemoSite;
  readonly #files: CaseFiles;
  readonly #reference: string;
  readonly #email: string;

  private constructor(site: DemoSite, files: CaseFiles, reference: string, email: string) {
    this.#site = site;
    this.#files = files;
    this.#reference = reference;
    this.#email = email;
  }

  /**
   * Submits plans as a new case. Every third case belongs to the Member account, so that its My Account page shows
   * cases.
   */
  static async send(site: DemoSite, files: CaseFiles, number: number): Promise<DemoCase> {
    const email = number % 3 === 1 ? site.callerOf('Member').email : `demo-customer-${number}@example.org`;
    // The limit on receipts per email address uses real time, but the demo sends weeks of receipts within an hour.
    await new AttemptCounter(site.database).forget(['receipt', mailboxOf(email)]);
    const form = new FormData();
    const fields = {
      projectName: `Demo address ${number}, Sacramento, CA`,
      projectType: projectTypes[number % projectTypes.length] ?? projectTypes[0],
      from: `Demo customer ${number}`,
      email,
      phone: `(916) 555-01${String(number % 100).padStart(2, '0')}`,
      comment:
        number % 2 === 0 ? '' : 'The floor plan is attached; the window schedule is on its second sheet.',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('projectFiles', new Blob([new Uint8Array(files.plan)]), 'floor plan.pdf');
    const answer = await site.post('/project-upload', { form });
    const { reference } = (await answer.json()) as SubmissionReceipt;
    return new DemoCase(site, files, reference, email);
  }

  async act(act: object): Promise<void> {
    await this.#staff('cases', 'act', { ...(await this.#seen()), act });
  }

  async quote(validDays: number): Promise<void> {
    const today = pacificDate(siteClock.now().toISOString());
    const quote: Quote = {
      lines: [
        { sku: '1001', name: 'Standard Residential Report', cents: 49_500 },
        { sku: null, name: 'Load calculations', cents: 12_000 },
      ],
      scope: 'The house of the plans, with its windows and equipment.',
      missing: '',
      delivery: { type: 'business-days', days: 3 },
      validUntil: addDays(today, validDays),
    };
    await this.act({ event: 'send-quote', quote });
  }

  async addReport(): Promise<void> {
    const upload = await this.#site.upload('Demo report.pdf', this.#files.report);
    await this.#staff('cases', 'addReport', { ...(await this.#seen()), upload });
  }

  async recordPayment(number: number): Promise<void> {
    const paidOn = pacificDate(siteClock.now().toISOString());
    await this.act({ event: 'record-payment', way: 'check', paidOn, reference: String(1000 + number) });
  }

  accept(): Promise<void> {
    return this.#send('accept', { [caseFields.quote]: '1', [caseFields.consent]: 'on' });
  }

  decline(text: string): Promise<void> {
    return this.#send('decline', { [caseFields.quote]: '1', [caseFields.text]: text });
  }

  write(text: string): Promise<void> {
    return this.#send('write', { [caseFields.text]: text });
  }

  async addFiles(): Promise<void> {
    const form = new FormData();
    form.append(caseFields.files, new Blob([new Uint8Array(this.#files.report)]), 'window schedule.pdf');
    await this.#post('files', form);
  }

  async sendComments(text: string): Promise<void> {
    const form = new FormData();
    form.append(caseFields.text, text);
    await this.#post('comments', form);
  }

  #send(name: string, values: Readonly<Record<string, string>>): Promise<void> {
    return this.#post(name, new URLSearchParams(values));
  }

  async #post(name: string, form: URLSearchParams | FormData): Promise<void> {
    const path = casePath(this.#reference);
    const links = await CaseLinks.open(this.#site.database, siteClock);
    const key = links.key('mail', { reference: this.#reference, linkVersion: firstLinkVersion });
    const identity = new URLSearchParams({ [caseFields.key]: key, [caseFields.email]: this.#email });
    const opened = await this.#site.post(`${path}/open`, { form: identity });
    const cookie = opened.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    await this.#site.post(`${path}/${name}`, { form, cookie });
  }

  async #seen(): Promise<{ readonly reference: string; readonly lastUpdate: string }> {
    const reference = this.#reference;
    const { lastUpdate } = await this.#staff<SubmissionCase>('submissions', 'load', { reference });
    return { reference, lastUpdate };
  }

  #staff<Result>(service: string, method: string, params: object): Promise<Result> {
    return this.#site.call('Analyst', service, method, params);
  }
}
