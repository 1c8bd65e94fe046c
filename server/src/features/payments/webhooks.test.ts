import fc from 'fast-check';
import { monday } from '../orders/testing/order-site.ts';
import { CardSite } from './testing/card-site.ts';

jest.setTimeout(240_000);

let cards: CardSite;

beforeAll(async () => {
  cards = await CardSite.open();
});
afterAll(() => cards.close());
beforeEach(() => cards.orders.at(monday));

const stored = async () => {
  const { rows } = await cards.orders.sql('select count(*)::int as count from payment_events');
  return rows[0].count as number;
};

describe('POST /webhooks/stripe (D8, D9)', () => {
  test('the webhook accepts only bodies that the provider signed recently, and stores nothing else', async () => {
    const { peer, orders } = cards;
    const before = await stored();
    const at = Date.parse(orders.now());
    const event = () => peer.event('customer.updated', { id: 'cus_1', object: 'customer' });
    expect(await peer.send(event())).toBe(200);
    expect(await peer.send(event(), { at: at - 299_000 })).toBe(200);
    expect(await peer.send(event(), { secret: peer.newWebhookSecret })).toBe(200);
    expect(await stored()).toBe(before + 3);
    expect(await peer.send(event(), { at: at - 600_000 })).toBe(400);
    expect(await peer.send(event(), { secret: 'whsec_somebody_else' })).toBe(400);
    const post = (body: string, headers: Record<string, string>) =>
      fetch(`${orders.site.url}/webhooks/stripe`, { method: 'POST', body, headers });
    expect((await post('{}', {})).status).toBe(400);
    const body = JSON.stringify(event());
    const signed = { 'stripe-signature': peer.sign(body) };
    expect((await post(body.replace('cus_1', 'cus_2'), signed)).status).toBe(400);
    const large = JSON.stringify({ ...event(), padding: 'x'.repeat(300_000) });
    expect((await post(large, { 'stripe-signature': peer.sign(large) })).status).toBe(413);
    expect(await stored()).toBe(before + 3);
  });

  test.each([
    ['null', 'null'],
    ['an array', '[]'],
    ['text', '"event"'],
    ['no data', '{"id":"evt_1","type":"customer.updated"}'],
    ['an object that is null', '{"id":"evt_1","type":"customer.updated","data":{"object":null}}'],
    ['U+0000 in its id', '{"id":"evt_\\u0000","type":"customer.updated","data":{"object":{}}}'],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['names of prototypes', '{"__proto__":{},"constructor":1}'],
  ])('a signed body that is not an event (%s) is refused', async (_, body) => {
    const { peer, orders } = cards;
    const before = await stored();
    const headers = { 'stripe-signature': peer.sign(body) };
    const { status } = await fetch(`${orders.site.url}/webhooks/stripe`, { method: 'POST', body, headers });
    expect(status).toBe(400);
    expect(await stored()).toBe(before);
  });

  test('1,000 repeated, unordered, forged and old events lead to one payment and one receipt per order, and one warning', async () => {
    const { peer, orders } = cards;
    // Without a URL, the peer only collects events. The test sends them later in random order.
    const webhookUrl = peer.webhookUrl;
    peer.webhookUrl = null;
    const refused = await cards.delivered({ card: '4000000000000341' });
    const [charge] = (await cards.once(refused.number, 'failed')).charges;
    const { rows } = await orders.sql(
      'select a.name from orders o join accounts a on a.id = o.account_id where o.number = $1',
      [refused.number],
    );
    const { url } = await orders.done<{ url: string }>(rows[0].name, 'orders', 'payLink', {
      order: refused.number,
      charge: charge?.id,
    });
    peer.objects.completeSession(url.split('/').at(-1) ?? '');
    const paid = await cards.delivered();
    await cards.once(paid.number, 'paid');
    peer.objects.dispute(String(cards.paymentsOf(paid.number)[0]?.id));
    peer.webhookUrl = webhookUrl;
    const told = peer.events.slice(-12);
    const sends = fc.sample(
      fc.record({
        event: fc.constantFrom(...told),
        as: fc.constantFrom('told', 'told', 'told', 'forged', 'old', 'unknown'),
      }),
      { numRuns: 1000, seed: 16 },
    );
    const before = await stored();
    // Ten minutes later, an event is accepted with a new signature, and refused with a signature from `then`.
    const then = Date.parse(orders.now());
    orders.pass({ ms: 600_000 });
    const answers = new Map<string, number>();
    const sendOne = async ({ event, as }: (typeof sends)[number]) => {
      const status = await (as === 'forged'
        ? peer.send(event, { secret: 'whsec_forged_by_somebody' })
        : as === 'old'
          ? peer.send(event, { at: then })
          : as === 'unknown'
            ? peer.send(peer.event('treasury.whatever', { id: 'obj_1' }))
            : peer.send(event));
      answers.set(`${as} ${status}`, (answers.get(`${as} ${status}`) ?? 0) + 1);
    };
    for (let start = 0; start < sends.length; start += 8) {
      await Promise.all(sends.slice(start, start + 8).map(sendOne));
    }
    expect([...answers.keys()].sort()).toEqual(['forged 400', 'old 400', 'told 200', 'unknown 200']);
    expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(1000);
    expect(await stored()).toBe(before + told.length + (answers.get('unknown 200') ?? 0));
    await cards.once(refused.number, 'paid');
    orders.pass({ hours: 1 });
    await cards.runMinuteJobs();
    await cards.runMinuteJobs();
    const open = await orders.sql('select type from payment_events where handled_at is null');
    expect(open.rows).toEqual([]);
    for (const { number } of [refused, paid]) {
      const mails = await cards.mails(number);
      expect(mails.filter((subject) => subject.includes('received your payment'))).toHaveLength(1);
      const taken = cards.paymentsOf(number).filter(({ status }) => status === 'succeeded');
      expect(taken).toHaveLength(1);
      expect((await orders.load(number)).state).toBe('completed');
    }
    const disputed = (await cards.mails(paid.number)).filter((subject) =>
      subject.startsWith('Payment needs'),
    );
    expect(disputed).toHaveLength(1);
  });
});
