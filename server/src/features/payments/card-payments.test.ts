import type { DeskOrder, OrderQuote, OrderView, PaymentStep } from '@title24/shared-domain/orders';
import { eventually } from '../../platform/db/testing/eventually.ts';
import { monday } from '../orders/testing/order-site.ts';
import { eventQueue, refundQueue } from './payment-queues.ts';
import { CardSite, jobWaitMs } from './testing/card-site.ts';

jest.setTimeout(240_000);

let cards: CardSite;

beforeAll(async () => {
  cards = await CardSite.open();
});
afterAll(() => cards.close());
beforeEach(() => {
  cards.orders.at(monday);
});

const stateOf = ({ charges }: DeskOrder) => charges.map(({ kind, cents, state }) => [kind, cents, state]);

describe('payment by card (D2d, D8)', () => {
  test('a card is saved before the order, charged once after delivery, and named in the recorded payment', async () => {
    const { orders, peer } = cards;
    expect(await orders.site.app.callPublic('config', 'load')).toMatchObject({ acceptsCards: true });
    const { number: project } = await orders.project();
    expect((await cards.draft(project)).payment).toEqual({ card: null, others: [] });
    const refused = await orders.call('ana', 'orders', 'submit', await orders.wanted(project, ['1001']));
    expect(refused.error?.message).toBe('Save a card first. It is charged when the report is delivered.');
    const { payment } = await cards.saveCard(project);
    expect(payment?.card).toMatchObject({ brand: 'Visa', last4: '4242', expires: '04/2031' });
    const { offer } = await orders.done<OrderQuote>('ana', 'orders', 'quote', {
      number: project,
      items: [{ sku: '1001', quantity: 1 }],
    });
    expect(offer?.consentText).toContain(
      'Visa ending in 4242 is charged $149.00 when the report is delivered',
    );
    const { number } = await orders.done<DeskOrder>(
      'ana',
      'orders',
      'submit',
      await orders.wanted(project, ['1001']),
    );
    expect(peer.attempts()).toEqual([]);
    await orders.readyToDeliver(number);
    orders.pass({ hours: 3 });
    await orders.act('deliver', number);
    const paid = await cards.once(number, 'paid');
    expect([paid.state, paid.card, stateOf(paid)]).toEqual([
      'completed',
      'Visa ending in 4242',
      [['services', 14_900, 'paid']],
    ]);
    expect(paid.charges[0]).toMatchObject({
      tries: [{ way: 'saved-card', outcome: 'paid' }],
      payments: [{ outcome: 'paid', way: 'card', reference: 'Visa ending in 4242', cents: 14_900 }],
    });
    expect(cards.paymentsOf(number)).toMatchObject([{ amount: 14_900, status: 'succeeded' }]);
    const [asked] = peer.requests.filter(
      ({ method, path }) => method === 'POST' && path === '/v1/payment_intents',
    );
    expect(asked).toMatchObject({
      idempotencyKey: `charge-${paid.charges[0]?.id}-1`,
      version: '2026-10-28.endive',
      params: { off_session: 'true', confirm: 'true', currency: 'usd' },
    });
    expect((await orders.subjects(number)).sort()).toEqual([
      `We have received your order ${number}`,
      `We have received your payment (${number})`,
      `Your report is here (${number})`,
    ]);
  });

  test('if a card page is abandoned or expires, no card is saved, and an earlier card can still be chosen', async () => {
    const { orders, peer } = cards;
    const { number } = await orders.project();
    const { url } = await orders.done<PaymentStep>('ana', 'orders', 'prepareCard', { number });
    const again = await orders.done<PaymentStep>('ana', 'orders', 'prepareCard', { number });
    expect(again.url).toBe(url);
    expect((await cards.draft(number)).payment).toMatchObject({ card: null });
    peer.objects.expireSession(url?.split('/').at(-1) ?? '');
    await peer.eventsSettled();
    const { payment } = await cards.draft(number);
    expect(payment).toMatchObject({ card: null });
    const [before] = payment?.others ?? [];
    expect(before).toMatchObject({ last4: '4242' });
    await orders.done('ana', 'orders', 'prepareCard', { number, card: before?.id });
    expect((await cards.draft(number)).payment?.card).toEqual(before);
    const { number: other } = await orders.project({}, 'ben');
    const foreign = await orders.call('ben', 'orders', 'prepareCard', { number: other, card: before?.id });
    expect(foreign.error?.message).toBe('This card is no longer saved. Choose another one.');
  });

  test('if the clock jumps a day or two forward and back after delivery, the card is charged once, and later jumps send no email', async () => {
    const { orders } = cards;
    const { number } = await cards.delivered();
    for (const hours of [24, -48, 24]) {
      orders.pass({ hours });
      await cards.runMinuteJobs();
    }
    const paid = await cards.once(number, 'paid');
    const mails = await cards.mails(number);
    for (const hours of [24, -48, 48, -24]) {
      orders.pass({ hours });
      await cards.runMinuteJobs();
    }
    expect(cards.paymentsOf(number)).toMatchObject([{ amount: 14_900, status: 'succeeded' }]);
    expect((await orders.load(number)).charges).toEqual(paid.charges);
    expect(await cards.mails(number)).toEqual(mails);
  });

  test.each([
    ['4000000000000341', 'generic_decline', 'Your bank declined it (Visa ending in 0341).'],
    ['4000000000009995', 'insufficient-funds', 'had insufficient funds'],
    ['4000000000000069', 'expired-card', 'Your Visa ending in 0069 has expired.'],
  ])(
    'D3h: if card %s is refused (%s), the customer gets an email and can pay on a page, and only one payment succeeds',
    async (card, reason, words) => {
      const { orders, peer } = cards;
      const account = await cards.customer();
      const { number } = await cards.delivered({ card, account });
      const failed = await cards.once(number, 'failed');
      const [charge] = failed.charges;
      expect(charge).toMatchObject({ isPayable: true, tries: [{ outcome: 'declined', reason }] });
      expect(cards.paymentsOf(number)).toMatchObject([{ status: 'canceled' }]);
      const mails = await orders.sql(
        "select text from mail_outbox where subject like 'Your payment did%' and position($1 in subject) > 0",
        [number],
      );
      expect(mails.rows).toHaveLength(1);
      expect(mails.rows[0].text).toContain(words);
      const [project = ''] = number.split('-');
      expect(mails.rows[0].text).toContain(`/project/${project}/order/1/pay`);
      const { number: next } = await orders.project({}, account);
      await cards.saveCard(next, undefined, account);
      const refused = await orders.call(
        account,
        'orders',
        'submit',
        await orders.wanted(next, ['1001'], account),
      );
      expect(refused.error?.message).toBe(`Settle order ${number} first: its payment did not go through.`);
      const params = { order: number, charge: charge?.id };
      const { url } = await orders.done<PaymentStep>(account, 'orders', 'payLink', params);
      expect((await orders.done<PaymentStep>(account, 'orders', 'payLink', params)).url).toBe(url);
      // The regular check does not charge the card again.
      orders.pass({ hours: 1 });
      await cards.runMinuteJobs();
      expect(cards.paymentsOf(number)).toHaveLength(1);
      peer.objects.completeSession(url?.split('/').at(-1) ?? '', '5555555555554444');
      const paid = await orders.done<OrderView>(account, 'orders', 'load', { order: number });
      expect([paid.state, paid.charges[0]?.state]).toEqual(['completed', 'paid']);
      expect(paid.charges[0]?.payments).toMatchObject([
        { way: 'card', reference: 'Mastercard ending in 4444' },
      ]);
      await peer.eventsSettled();
      orders.pass({ hours: 24 * 10 });
      await cards.runMinuteJobs();
      expect(cards.paymentsOf(number).filter(({ status }) => status === 'succeeded')).toHaveLength(1);
    },
  );

  test('a payment of the wrong amount settles nothing, is not retried, and is reported to staff', async () => {
    const { orders, peer } = cards;
    const account = await cards.customer();
    peer.objects.receiveInstead({ amount_received: 1, currency: 'jpy' });
    const { number } = await cards.delivered({ account });
    const [charge] = (await cards.once(number, 'failed')).charges;
    peer.objects.receiveInstead(null);
    expect(await cards.mails(number)).toContain(`Payment needs attention: ${number}`);
    orders.pass({ hours: 24 * 8 });
    await cards.runMinuteJobs();
    expect(cards.paymentsOf(number)).toHaveLength(1);
    const pay = async () => {
      const params = { order: number, charge: charge?.id };
      const { url } = await orders.done<PaymentStep>(account, 'orders', 'payLink', params);
      peer.objects.completeSession(url?.split('/').at(-1) ?? '');
      return (await orders.done<OrderView>(account, 'orders', 'load', { order: number })).charges[0]?.state;
    };
    peer.objects.receiveInstead({ amount_received: 1, currency: 'usd' });
    expect(await pay()).toBe('failed');
    peer.objects.receiveInstead(null);
    expect(await pay()).toBe('paid');
  });

  test('a card whose bank requires the customer’s confirmation is not retried automatically', async () => {
    const { orders } = cards;
    const { number } = await cards.delivered({ card: '4000002760003184', account: 'ben' });
    const [charge] = (await cards.once(number, 'failed')).charges;
    expect(charge?.tries).toMatchObject([
      { outcome: 'needs-authentication', reason: 'needs-authentication' },
    ]);
    orders.pass({ hours: 24 * 8 });
    await cards.runMinuteJobs();
    expect(cards.paymentsOf(number)).toHaveLength(1);
    const { url } = await orders.done<PaymentStep>('ben', 'orders', 'payLink', {
      order: number,
      charge: charge?.id,
    });
    cards.peer.objects.completeSession(url?.split('/').at(-1) ?? '', '4000002760003184');
    await orders.done<OrderView>('ben', 'orders', 'load', { order: number });
    expect((await orders.load(number)).state).toBe('completed');
  });

  test('a refused card is tried again after 3 and 7 days with new idempotency keys, then staff decide', async () => {
    const { orders, peer } = cards;
    const account = await cards.customer();
    const { number } = await cards.delivered({ card: '4000000000000341', account });
    const [charge] = (await cards.once(number, 'failed')).charges;
    const tries = async () => (await orders.load(number)).charges[0]?.tries.length;
    const staffMails = async () =>
      (await cards.mails(number)).filter((subject) => subject.startsWith('Payment needs attention'));
    orders.pass({ hours: 71 });
    await cards.runMinuteJobs();
    expect(await tries()).toBe(1);
    orders.pass({ hours: 2 });
    await cards.runMinuteJobs();
    expect([await tries(), await staffMails()]).toEqual([2, []]);
    orders.pass({ hours: 24 * 4 + 1 });
    await cards.runMinuteJobs();
    expect([await tries(), await staffMails()]).toEqual([3, [`Payment needs attention: ${number}`]]);
    orders.pass({ hours: 24 * 30 });
    await cards.runMinuteJobs();
    expect(await tries()).toBe(3);
    const keys = peer.requests.flatMap(({ idempotencyKey, path }) =>
      path === '/v1/payment_intents' && idempotencyKey?.includes(charge?.id ?? '') ? [idempotencyKey] : [],
    );
    expect(keys).toEqual([1, 2, 3].map((n) => `charge-${charge?.id}-${n}`));
    for (const method of peer.objects.byId.values()) {
      if (method.test_number === '4000000000000341') method.test_number = '4242424242424242';
    }
    await orders.act('retryCharge', number, { charge: charge?.id });
    expect((await cards.once(number, 'paid')).state).toBe('completed');
  });

  test.each(['hang', 'lose-answer', 'drop', 429, 500] as const)(
    'D9: after the provider fault %p, a repeated request leads to only one payment',
    async (fault) => {
      const { orders, peer } = cards;
      // Injected twice, because the Stripe library always retries once after a closed connection.
      const times = fault === 'drop' || fault === 'lose-answer' ? 2 : 1;
      peer.fail(fault, 'POST', /payment_intents$/, times);
      const { number } = await cards.delivered();
      // Waits for requests instead of a charge state, because an event may already have reported the outcome.
      await cards.requestsSent(number, times);
      orders.pass({ hours: 1 });
      await cards.runMinuteJobs();
      const paid = await cards.once(number, 'paid');
      expect(paid.charges[0]?.tries).toHaveLength(1);
      expect(cards.paymentsOf(number)).toMatchObject([{ status: 'succeeded' }]);
      expect(
        (await cards.mails(number)).filter((subject) => subject.includes('received your payment')),
      ).toHaveLength(1);
      peer.hangUp();
    },
  );

  test('a payment whose idempotency key may have expired is found by a lookup, and not requested again', async () => {
    const { orders, peer } = cards;
    // Turns off events, because an event would tell the site the outcome before the lookup does.
    const { webhookUrl } = peer;
    peer.webhookUrl = null;
    peer.fail('lose-answer', 'POST', /payment_intents$/, 2);
    const { number } = await cards.delivered();
    await cards.once(number, 'processing');
    await cards.requestsSent(number, 2);
    orders.pass({ hours: 21 });
    const before = peer.requests.length;
    await cards.runMinuteJobs();
    await cards.once(number, 'paid');
    const asked = peer.requests.slice(before).map(({ method, path }) => `${method} ${path.split('/')[2]}`);
    expect(asked).toContain('GET payment_intents');
    expect(asked).not.toContain('POST payment_intents');
    expect(cards.paymentsOf(number)).toHaveLength(1);
    peer.webhookUrl = webhookUrl;
  });

  test('D3g: copies are charged when they are mailed, and a late report costs half', async () => {
    const { orders } = cards;
    const { number } = await cards.ordered(undefined, ['1001', '5001']);
    await orders.readyToDeliver(number);
    orders.pass({ hours: 24 * 9 });
    await orders.act('deliver', number);
    await cards.once(number, 'paid');
    expect(cards.paymentsOf(number)).toMatchObject([{ amount: 7450 }]);
    await orders.act('markMailed', number, { trackingNumber: '' });
    const done = await cards.once(number, 'paid', 'mailing');
    expect([done.state, stateOf(done)]).toEqual([
      'completed',
      [
        ['services', 7450, 'paid'],
        ['mailing', 2500, 'paid'],
      ],
    ]);
    expect(cards.paymentsOf(number)).toHaveLength(2);
  });

  test('a refund by an administrator reaches the card once, and staff learn of refunds and disputes at the provider', async () => {
    const { orders, peer } = cards;
    const { number } = await cards.delivered();
    const [charge] = (await cards.once(number, 'paid')).charges;
    const params = { charge: charge?.id, cents: 5000, reason: 'The customer paid twice for it.' };
    const byAnalyst = await orders.tried('refund', number, params);
    expect(byAnalyst.error?.code).toBe(-32_003);
    peer.fail('lose-answer', 'POST', /refunds$/, 2);
    await orders.act('refund', number, params, 'eve');
    await peer.requested('POST', /refunds$/);
    orders.pass({ hours: 1 });
    await cards.runMinuteJobs();
    await peer.eventsSettled();
    const refunds = [...peer.objects.byId.values()].filter(({ object }) => object === 'refund');
    expect(refunds).toMatchObject([{ amount: 5000 }]);
    expect((await orders.load(number)).charges[0]).toMatchObject({ state: 'refunded', refundedCents: 5000 });
    expect(await cards.mails(number)).toContain(`We’re refunding $50.00 (${number})`);
    const { number: other } = await cards.delivered();
    await cards.once(other, 'paid');
    const [payment] = cards.paymentsOf(other);
    peer.objects.dispute(String(payment?.id));
    peer.objects.dispute(String(payment?.id));
    peer.objects.refundByHand(String(payment?.id), 1000);
    await peer.eventsSettled();
    orders.pass({ hours: 1 });
    await cards.runMinuteJobs();
    expect((await orders.load(other)).charges[0]).toMatchObject({ state: 'paid', isDisputed: true });
    expect((await cards.mails(other)).filter((subject) => subject.startsWith('Payment'))).toHaveLength(3);
    expect((await cards.mails(number)).filter((subject) => subject.startsWith('Payment'))).toEqual([]);
  });

  test('a refund that the provider refuses is reported to staff once, and not requested again', async () => {
    const { orders, peer } = cards;
    const { number } = await cards.delivered();
    const [charge] = (await cards.once(number, 'paid')).charges;
    // Refunds the payment at the provider, which does not send the event to the site.
    const { webhookUrl } = peer;
    peer.webhookUrl = null;
    peer.objects.refundByHand(String(cards.paymentsOf(number)[0]?.id), 14_900);
    peer.webhookUrl = webhookUrl;
    const params = { charge: charge?.id, cents: 5000, reason: 'The customer paid twice for it.' };
    await orders.act('refund', number, params, 'eve');
    const warnings = async () => {
      const { rows } = await orders.sql(
        "select text from mail_outbox where subject like 'Payment needs attention%' and position($1 in subject) > 0",
        [number],
      );
      return rows.map(({ text }) => text as string);
    };
    await eventually(async () => {
      orders.site.app.jobs.wake(refundQueue);
      return (await warnings()).length > 0;
    }, jobWaitMs);
    for (const _ of [1, 2]) {
      orders.pass({ hours: 1 });
      await cards.runMinuteJobs();
    }
    const mails = await warnings();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('The provider did not refund it (charge_already_refunded)');
    const { rows } = await orders.sql(
      'select refund, refund_id from payment_attempts where payable_id = $1',
      [charge?.id],
    );
    expect(rows).toEqual([{ refund: 'failed', refund_id: null }]);
    const payment = cards.paymentsOf(number)[0]?.id;
    const asked = peer.requests.filter(
      ({ path, params }) => path.endsWith('/refunds') && params.payment_intent === payment,
    );
    expect(asked).toHaveLength(1);
  });

  test('a refund that the bank accepts and later refuses is reported to staff once', async () => {
    const { orders, peer } = cards;
    const { number } = await cards.delivered();
    const [charge] = (await cards.once(number, 'paid')).charges;
    const params = { charge: charge?.id, cents: 5000, reason: 'The customer paid twice for it.' };
    peer.objects.leaveRefundsPending(true);
    await orders.act('refund', number, params, 'eve');
    const stateIs = (state: string) =>
      eventually(async () => {
        for (const queue of [refundQueue, eventQueue]) orders.site.app.jobs.wake(queue);
        const { rows } = await orders.sql('select refund from payment_attempts where payable_id = $1', [
          charge?.id,
        ]);
        return rows[0]?.refund === state || null;
      }, jobWaitMs);
    await stateIs('done');
    peer.objects.leaveRefundsPending(false);
    const own = peer.objects
      .all('refund')
      .find(({ metadata }) => (metadata as { payable?: string }).payable === charge?.id);
    peer.objects.failRefund(String(own?.id));
    await peer.eventsSettled();
    await stateIs('failed');
    const event = peer.events.findLast(({ type }) => type === 'refund.failed') ?? {};
    await peer.send({ ...event, id: `${event.id}again` });
    orders.pass({ hours: 1 });
    await cards.runMinuteJobs();
    expect((await cards.mails(number)).filter((subject) => subject.startsWith('Payment'))).toHaveLength(1);
  });

  test('recording a payment by check closes the payment page', async () => {
    const { orders, peer } = cards;
    const account = await cards.customer();
    const { number } = await cards.delivered({ card: '4000000000000341', account });
    const [charge] = (await cards.once(number, 'failed')).charges;
    const { url } = await orders.done<PaymentStep>(account, 'orders', 'payLink', {
      order: number,
      charge: charge?.id,
    });
    await orders.act('recordPayment', number, {
      charge: charge?.id,
      date: '2027-03-01',
      way: 'check',
      reference: '1042',
      cents: charge?.cents,
    });
    expect(peer.objects.byId.get(url?.split('/').at(-1) ?? '')?.status).toBe('expired');
    expect((await orders.load(number)).state).toBe('completed');
  });
});

describe('removal of saved cards (D2d)', () => {
  test('deleting an account deletes its customer record at the provider and on this site', async () => {
    const { orders, peer } = cards;
    await orders.site.addAccount('fay', 'Member');
    const { number } = await orders.project({}, 'fay');
    await cards.saveCard(number, undefined, 'fay');
    await orders.done('fay', 'account', 'deleteAccount', { password: 'four plain words here' });
    await cards.runMinuteJobs();
    const removed = peer.requests.filter(
      ({ method, path }) => method === 'DELETE' && path.startsWith('/v1/customers/'),
    );
    expect(removed).toHaveLength(1);
    const { rows } = await orders.sql(
      'select count(*)::int as count from payment_customers where account_id is null',
    );
    expect(rows[0].count).toBe(0);
  });

  test('if account deletion is refused because of orders, the card is removed later, when no more charges are possible', async () => {
    const { orders, peer } = cards;
    await orders.site.addAccount('gus', 'Member');
    const { number } = await cards.ordered(undefined, undefined, 'gus');
    const refused = await orders.call('gus', 'account', 'deleteAccount', {
      password: 'four plain words here',
    });
    expect(refused.error?.message).toContain('your saved card');
    const detached = () => peer.requests.filter(({ path }) => path.endsWith('/detach')).length;
    const before = detached();
    await cards.runMinuteJobs();
    expect(detached()).toBe(before);
    await orders.readyToDeliver(number);
    orders.pass({ hours: 3 });
    await orders.act('deliver', number);
    await cards.once(number, 'paid');
    await cards.runMinuteJobs();
    expect(detached()).toBe(before + 1);
  });

  test('a card is kept for 120 days after its last order', async () => {
    const { orders, peer } = cards;
    await orders.site.addAccount('hal', 'Member');
    const { number } = await cards.delivered({ account: 'hal' });
    await cards.once(number, 'paid');
    const held = async () =>
      (
        await orders.sql(
          "select count(*)::int as count from saved_cards c join payment_customers p on p.id = c.customer_id join accounts a on a.id = p.account_id where a.name = 'hal' and c.removed_at is null",
        )
      ).rows[0].count;
    orders.pass({ hours: 24 * 119 });
    await cards.runMinuteJobs();
    expect(await held()).toBe(1);
    orders.pass({ hours: 48 });
    await cards.runMinuteJobs();
    expect(await held()).toBe(0);
    expect(
      [...peer.objects.byId.values()].filter(
        ({ object, customer }) => object === 'payment_method' && customer === null,
      ).length,
    ).toBeGreaterThan(0);
  });
});
