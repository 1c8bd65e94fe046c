import { randomUUID } from 'node:crypto';
import type { DeskOrder } from '@title24/shared-domain/orders';
import { checklistItemNames } from '@title24/shared-domain/orders';
import fc from 'fast-check';
import { eventually } from '../../platform/db/testing/eventually.ts';
import { changes, monday } from '../orders/testing/order-site.ts';
import { CardSite, jobWaitMs } from './testing/card-site.ts';

jest.setTimeout(600_000);

let cards: CardSite;

beforeAll(async () => {
  cards = await CardSite.open();
});
afterAll(() => cards.close());
beforeEach(() => cards.orders.at(monday));

const reason = 'The customer has asked for it.';
const checklist = { done: checklistItemNames, complies: true, needsRegistration: false };

const tried = (method: string, params: object = {}, account = 'cleo') => {
  return async (order: string) => (await cards.orders.tried(method, order, params, account)).error;
};

/** Returns an action on the order's charge of this kind, or on a random id if there is none. */
const onCharge = (method: string, kind: string) => async (order: string) => {
  const { charges } = await cards.orders.load(order);
  const charge = charges.find((one) => one.kind === kind)?.id ?? randomUUID();
  return (await cards.orders.tried(method, order, { charge })).error;
};

const passed = (hours: number) => async () => {
  cards.orders.pass({ hours });
  await cards.runMinuteJobs();
  return undefined;
};

/** Actions and events to try in any sequence. Each function returns the error if the action is refused. */
const possibleEvents: Readonly<
  Record<string, (order: string) => Promise<{ readonly code: number } | undefined>>
> = {
  async review(order) {
    const refused = (await cards.orders.tried('startReview', order)).error;
    if (refused) return refused;
    await cards.orders.addFile(order);
    return (await cards.orders.tried('saveChecklist', order, { checklist })).error;
  },
  requestChanges: tried('requestChanges', changes),
  resubmit: tried('resubmit', { reply: 'It is shaded by a tree.' }, 'ana'),
  deliver: tried('deliver'),
  markMailed: tried('markMailed', { trackingNumber: '' }),
  cancelByOwner: tried('cancel', {}, 'ana'),
  requestCancel: tried('requestCancel', { reason }, 'ana'),
  cancelByStaff: tried('cancel', { fee: 'evaluation', reason }),
  confirmFee: onCharge('confirmFee', 'evaluation-fee'),
  retryServices: onCharge('retryCharge', 'services'),
  retryMailing: onCharge('retryCharge', 'mailing'),
  async payLink(order) {
    const { charges } = await cards.orders.load(order);
    const params = { order, charge: charges[0]?.id ?? randomUUID() };
    return (await cards.orders.call('ana', 'orders', 'payLink', params)).error;
  },
  async toldOfPayment(order) {
    const metadata = { order, payable: randomUUID(), attempt: '1' };
    const payment = {
      id: `pi_${randomUUID().replaceAll('-', '')}`,
      object: 'payment_intent',
      status: 'succeeded',
      metadata,
    };
    expect(await cards.peer.send(cards.peer.event('payment_intent.succeeded', payment))).toBe(200);
    return undefined;
  },
  hour: passed(1),
  week: passed(24 * 7),
};

/** Returns the kinds of charges requested from the provider. */
async function requestedKinds(order: string): Promise<string[]> {
  const { rows } = await cards.orders.sql(
    'select c.id, c.kind from charges c join orders o on o.id = c.order_id where o.number = $1',
    [order],
  );
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const posts = cards.peer.requests.filter(
    ({ method, path, params }) =>
      method === 'POST' &&
      (path === '/v1/payment_intents' || params.mode === 'payment') &&
      (params.metadata as { order?: string } | undefined)?.order === order,
  );
  return posts.map(({ params }) => kinds.get((params.metadata as { payable: string }).payable));
}

/** Actions that can cause a charge, by kind of charge. */
const causes: Readonly<Record<string, readonly string[]>> = {
  services: ['deliver'],
  mailing: ['markMailed'],
  'evaluation-fee': ['confirmFee', 'cancelByStaff'],
};
const isCaused = (kind: string, happened: ReadonlySet<string>) =>
  causes[kind]?.some((cause) => happened.has(cause)) ?? false;

describe('nothing is charged before its cause (D8, D11)', () => {
  test('for any sequence of order events, each payment reaches the provider once, after its cause', async () => {
    const reached = new Map<string, number>();
    const lives = fc.array(
      fc.constantFrom(...Object.keys(possibleEvents), 'review', 'deliver', 'markMailed'),
      {
        minLength: 3,
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        const { number } = await cards.ordered(undefined, ['1001', '5001']);
        const happened = new Set<string>();
        for (const name of life) {
          const refused = await possibleEvents[name]?.(number);
          // Impossible actions are refused with a message, not with an internal error.
          expect([name, refused?.code]).not.toEqual([name, -32_603]);
          if (!refused) happened.add(name);
          const early = (await requestedKinds(number)).filter((kind) => !isCaused(kind, happened));
          expect({ number, life, name, early }).toEqual({ number, life, name, early: [] });
        }
        await eventually(async () => {
          await passed(1)();
          const { charges } = await cards.orders.load(number);
          return charges.every(({ state }) => state === 'paid' || state === 'proposed');
        }, jobWaitMs);
        const taken = cards.paymentsOf(number).filter(({ status }) => status === 'succeeded');
        const caused = Object.keys(causes).filter((kind) => isCaused(kind, happened));
        expect(taken).toHaveLength(caused.length);
        expect([...new Set(await requestedKinds(number))].sort()).toEqual(caused.sort());
        for (const kind of caused) reached.set(kind, (reached.get(kind) ?? 0) + 1);
        if (caused.length === 0) reached.set('nothing', (reached.get('nothing') ?? 0) + 1);
      }),
      // The first runs are fixed sequences. Together, they lead to each kind of charge; the last leads to none. Other
      // runs are random.
      {
        numRuns: 10,
        seed: 16,
        endOnFailure: true,
        examples: [
          [['review', 'hour', 'hour', 'hour', 'deliver', 'markMailed']],
          [['review', 'hour', 'hour', 'hour', 'cancelByStaff']],
          [['review', 'requestChanges', 'hour']],
        ],
      },
    );
    expect([...reached.keys()].sort()).toEqual(['evaluation-fee', 'mailing', 'nothing', 'services']);
    await cards.peer.eventsSettled();
    await passed(1)();
    // Events about payments that this site did not make must also be handled.
    const open = await cards.orders.sql('select type from payment_events where handled_at is null');
    expect(open.rows).toEqual([]);
  });

  test('the database rejects a charge before its cause, and a card attempt for an amount that is not owed', async () => {
    const { orders } = cards;
    const { number } = await cards.ordered();
    const charge = (state: string, kind = 'services') =>
      orders.sql(
        `insert into charges (order_id, kind, cents, state, created_at)
          select id, $3, 14900, $2, now() from orders where number = $1 returning id`,
        [number, state, kind],
      );
    const attempt = (id: string | undefined, cents = 14_900) =>
      orders.sql(
        `insert into payment_attempts (kind, payable_id, n, way, outcome, cents, started_at)
          values ('order', $1, 99, 'saved-card', 'started', $2, now())`,
        [id, cents],
      );
    const chargeOf = ({ charges }: DeskOrder) => charges[0]?.id;
    for (const state of ['proposed', 'due', 'processing', 'failed', 'paid']) {
      await expect(charge(state)).rejects.toThrow('before its cause');
    }
    for (const kind of ['mailing', 'evaluation-fee', 'revision-fee']) {
      await expect(charge('due', kind)).rejects.toThrow('before its cause');
    }
    await expect(attempt(randomUUID())).rejects.toThrow('not owed');
    const waived = (await charge('waived')).rows[0].id;
    await expect(attempt(waived)).rejects.toThrow('not owed');
    await expect(orders.sql("update charges set state = 'due' where id = $1", [waived])).rejects.toThrow(
      'before its cause',
    );
    const paid = await cards.delivered();
    await expect(attempt(chargeOf(await cards.once(paid.number, 'paid')))).rejects.toThrow('not owed');
    const refused = await cards.delivered({ card: '4000000000000341' });
    const owed = chargeOf(await cards.once(refused.number, 'failed'));
    await expect(attempt(owed, 14_901)).rejects.toThrow('not owed');
    expect((await attempt(owed)).rowCount).toBe(1);
    expect(cards.paymentsOf(number)).toEqual([]);
  });
});
