import { randomUUID } from 'node:crypto';
import { pacificDate } from '@title24/shared-domain';
import {
  checklistItemNames,
  type DeskOrder,
  isOwed,
  type OrderQuote,
  type OrderState,
  type OrderView,
  skus,
} from '@title24/shared-domain/orders';
import type { StoredProject } from '@title24/shared-domain/projects';
import { siteClock } from '../../platform/clock/clock.ts';
import { demoHouse } from './demo-house.ts';
import type { DemoSite } from './demo-site.ts';
import { daysBefore, hoursBefore, type PlannedStory, type Story } from './stories.ts';

/** Ages of orders in days, by state: the age of the first order, and how much older each additional order is. */
const ages = {
  submitted: [0, 1],
  'in-review': [2, 1],
  'changes-needed': [3, 1],
  resubmitted: [6, 2],
  delivered: [8, 2],
  cancelled: [20, 2],
  completed: [9, 1],
} as const satisfies Readonly<Partial<Record<OrderState, readonly [first: number, further: number]>>>;

type StoryState = keyof typeof ages;

/** Sets of extra services, used in rotation. */
const extras = [[], [skus.certification], [], [skus.loadCalculations], [skus.firstCopy], []] as const;

/**
 * Returns stories of orders. `perState` is the number of orders that end in each state of {@link ages}. Each completed
 * order also gets a revision, which stays unlocked.
 * @param report the PDF that is delivered
 */
export function orderStories(
  site: DemoSite,
  report: Buffer,
  { end, perState }: { readonly end: Date; readonly perState: number },
): PlannedStory[] {
  return (Object.keys(ages) as StoryState[]).flatMap((state, at) =>
    Array.from({ length: perState }, (_, index) => {
      const [first, further] = ages[state];
      const days = first + further * index;
      const number = at * perState + index + 1;
      return {
        startsAt: days === 0 ? hoursBefore(end, 1) : daysBefore(end, days, number),
        story: orderStory(site, report, { state, index, number }),
      };
    }),
  );
}

interface Wanted {
  readonly state: StoryState;
  readonly index: number;
  readonly number: number;
}

async function* orderStory(site: DemoSite, report: Buffer, { state, index, number }: Wanted): Story {
  const order = await DemoOrder.place(site, report, number, extras[index % extras.length] ?? []);
  if (state === 'submitted') return;
  if (state === 'cancelled' && index % 3 === 0) {
    yield 1;
    await order.actAsOwner('cancel');
    return;
  }
  yield 5;
  await order.actAsAnalyst('startReview');
  if (index === 1) {
    await order.actAsAnalyst('note', { text: 'The site plan shows the front to the south.' });
  }
  if (state === 'in-review') {
    yield 2;
    if (index === 2) await order.actAsOwner('requestCancel', { reason: 'We do not build this year.' });
    else await order.addReport();
    return;
  }
  if (state === 'cancelled' && index % 3 === 1) {
    yield 10;
    await order.actAsAnalyst('cancel', {
      fee: 'evaluation',
      reason: 'You asked us to stop after the review.',
    });
    return;
  }
  // For the remaining canceled orders, the request for changes is the last step: the site itself cancels an
  // order whose owner does not respond.
  if (state === 'changes-needed' || state === 'resubmitted' || state === 'cancelled') {
    yield 15;
    await order.actAsAnalyst('requestChanges', {
      message: 'The house does not comply yet. Better glass or more insulation in the attic would do it.',
      actions: ['better-glass', 'more-insulation'],
    });
    if (state !== 'resubmitted') return;
    yield 24;
    await order.actAsOwner('resubmit', { reply: 'Please use the better glass.', confirmsWarnings: true });
    return;
  }
  yield 30;
  await order.addReport();
  await order.actAsAnalyst('saveChecklist', {
    checklist: { done: checklistItemNames, complies: index !== 3, needsRegistration: index % 3 === 0 },
  });
  const shortfall = 'You asked for this version to show the plan checker; the next one uses better glass.';
  await order.actAsAnalyst('deliver', index === 3 ? { shortfall } : {});
  if (state === 'delivered') return;
  yield 24;
  if (order.needsMailing) await order.actAsAnalyst('markMailed', { trackingNumber: '' });
  yield 48;
  await order.recordPayments(number);
  yield 72;
  await order.actAsCustomerService('unlock', {
    feeCents: 0,
    reason: 'The plan checker asks for other windows.',
  });
}

class DemoOrder {
  readonly #site: DemoSite;
  readonly #report: Buffer;
  readonly #number: string;
  readonly needsMailing: boolean;
  #order: OrderView;

  private constructor(site: DemoSite, report: Buffer, order: OrderView, needsMailing: boolean) {
    this.#site = site;
    this.#report = report;
    this.#number = order.number;
    this.#order = order;
    this.needsMailing = needsMailing;
  }

  static async place(
    site: DemoSite,
    report: Buffer,
    houseNumber: number,
    more: readonly string[],
  ): Promise<DemoOrder> {
    const own = <Result>(service: string, method: string, params: object): Promise<Result> =>
      site.call('Member', service, method, params);
    const data = demoHouse(houseNumber, site.callerOf('Member').email);
    const { number } = await own<StoredProject>('projects', 'import', { data });
    const items = [skus.standardReport, ...more].map((sku) => ({ sku, quantity: 1 }));
    const { offer, errors } = await own<OrderQuote>('orders', 'quote', { number, items });
    if (!offer) throw new Error(errors.map(({ message }) => message).join(' '));
    const address = {
      name: 'Demo member',
      line1: `Demo address ${houseNumber}`,
      cityText: 'Sacramento',
      stateText: 'CA',
      country: 'US' as const,
      postalCode: '95814',
    };
    const order = await own<OrderView>('orders', 'submit', {
      number,
      items,
      quoteHash: offer.quoteHash,
      consent: true,
      confirmsWarnings: true,
      idempotencyKey: randomUUID(),
      address: offer.needsPostalAddress ? address : null,
    });
    return new DemoOrder(site, report, order, offer.needsPostalAddress);
  }

  actAsOwner(method: string, params: object = {}): Promise<void> {
    return this.#act('Member', 'orders', method, params);
  }

  actAsAnalyst(method: string, params: object = {}): Promise<void> {
    return this.#act('Analyst', 'desk', method, params);
  }

  actAsCustomerService(method: string, params: object = {}): Promise<void> {
    return this.#act('Customer Service', 'desk', method, params);
  }

  async addReport(): Promise<void> {
    const upload = await this.#site.upload('Demo report.pdf', this.#report);
    await this.actAsAnalyst('addFile', { upload, kind: 'report' });
  }

  async recordPayments(checkNumber: number): Promise<void> {
    const date = pacificDate(siteClock.now().toISOString());
    for (const { id, cents } of this.#order.charges.filter(isOwed)) {
      const payment = { charge: id, cents, date, way: 'check', reference: String(1000 + checkNumber) };
      await this.actAsCustomerService('recordPayment', payment);
    }
  }

  async #act(role: string, service: string, method: string, params: object): Promise<void> {
    const { lastUpdate } = this.#order;
    const seen = { order: this.#number, lastUpdate };
    this.#order = await this.#site.call<DeskOrder>(role, service, method, { ...seen, ...params });
  }
}
