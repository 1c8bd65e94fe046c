import type { OrderView } from '@title24/shared-domain/orders';
import { changes, monday } from '../orders/testing/order-site.ts';
import { digestSql } from '../testing/digest-sql.ts';
import { call, doJob, KilledServers, request } from '../testing/killed-servers.ts';
import { chargeQueue, eventQueue } from './payment-queues.ts';
import { CardSite } from './testing/card-site.ts';
import { leaveJobs } from './testing/leave-jobs.ts';

// About a hundred servers start in sequence, which takes a long time on a busy machine.
jest.setTimeout(1_200_000);

/** Time to which every server's clock is set. */
const delivery = '2027-03-01T20:00:00.000Z';
/** Time at which the regular check looks for lost work. */
const later = '2027-03-01T20:11:00.000Z';

let lost: ReturnType<typeof leaveJobs>;
let cards: CardSite;
let servers: KilledServers;

beforeAll(async () => {
  lost = leaveJobs(chargeQueue, eventQueue);
  cards = await CardSite.open();
  cards.peer.webhookUrl = null;
  servers = await KilledServers.open({
    connectionString: cards.orders.site.database.connectionString,
    env: cards.peer.environment,
    now: () => delivery,
  });
});
afterAll(async () => {
  await servers.close();
  await cards.close();
});

/** Returns digests of the rows of an order, its project and its payment. Also counts the order's emails. */
async function written(order: string): Promise<string> {
  // Waits until the database has rolled back the killed server's transaction and released its lock on the project.
  await cards.orders.sql('select from projects where number = $1 for update', [projectOf(order)]);
  const event = eventOf(order)?.id ?? '';
  const ofOrder = 'order_id = (select id from orders where number = $1)';
  const ofCharges = `charge_id in (select id from charges where ${ofOrder})`;
  const ofProject = "project_id = (select id from projects where number = split_part($1, '-', 1))";
  const digests = Object.entries({
    projects: "number = split_part($1, '-', 1)",
    project_snapshots: ofProject,
    order_drafts: ofProject,
    orders: 'number = $1',
    order_lines: ofOrder,
    order_events: ofOrder,
    order_rounds: ofOrder,
    charges: ofOrder,
    charge_attempts: ofCharges,
    payment_attempts: ofCharges.replace('charge_id', 'payable_id'),
    payment_events: 'event_id = $2',
    audit_entries: 'position($1 in subject) > 0',
  }).map(([table, where]) => `${digestSql(table, { where })} as ${table}`);
  // Emails are only counted, because their rows change on delivery.
  const mails = '(select count(*) from mail_outbox where position($1 in subject) > 0) as mails';
  const { rows } = await cards.orders.sql(`select ${[...digests, mails].join(', ')}`, [order, event]);
  return JSON.stringify(rows[0]);
}

/** Returns the provider's event about an order's payment, or undefined if there is none. */
function eventOf(order: string) {
  return cards.peer.events.find(({ type, data }) => {
    const { metadata } = (data as { object: { metadata?: { order?: string } } }).object;
    return type === 'payment_intent.succeeded' && metadata?.order === order;
  });
}

/** Returns the number of an order's project. */
const projectOf = (order: string) => order.slice(0, -2);

/** Creates an order that has a saved card and is ready for delivery. */
async function ready(): Promise<string> {
  cards.orders.at(monday);
  const { number } = await cards.ordered();
  await cards.orders.readyToDeliver(number);
  cards.orders.at(delivery);
  return number;
}

/** Creates a delivered order whose charge job was lost. */
async function due(): Promise<string> {
  const number = await ready();
  await cards.orders.act('deliver', number);
  return number;
}

async function chargeOf(order: string): Promise<string> {
  const [charge] = (await cards.orders.load(order)).charges;
  if (!charge) throw new Error(`Order ${order} has no charge`);
  return charge.id;
}

/** Creates an order whose payment response was lost. */
async function paidWithLostResponse(): Promise<string> {
  const number = await due();
  // Injected twice, because the Stripe library always retries once after a closed connection.
  cards.peer.fail('lose-answer', 'POST', /payment_intents$/, 2);
  await expect(lost.get(chargeQueue)?.(await chargeOf(number))).rejects.toThrow();
  return number;
}

test('D8, D11: if the server is killed between any two steps of an order and its payment, there is one order, one charge and no repeated email', async () => {
  const { peer, orders: site } = cards;
  const { number: project } = await site.project();
  await cards.saveCard(project);
  const submitted = `${project}-1`;
  const wanted = await site.wanted(project, ['1001']);
  const changed = await ready();
  await site.act('requestChanges', changed, changes);
  const answer = {
    order: changed,
    lastUpdate: (await site.load(changed)).lastUpdate,
    reply: 'It is shaded by a tree.',
  };
  const customer = { token: await site.site.tokenOf('ana'), service: 'orders' };
  const [toDeliver, toCharge, paid] = [await ready(), await due(), await paidWithLostResponse()];
  const token = await site.site.tokenOf('cleo');
  const { lastUpdate } = await site.load(toDeliver);
  const params = { order: toDeliver, lastUpdate };
  const charge = await chargeOf(toCharge);
  const event = JSON.stringify(eventOf(paid));
  const eventId = async () => {
    const { rows } = await site.sql('select id from payment_events where event_id = $1', [eventOf(paid)?.id]);
    return rows[0].id as string;
  };
  const kills = await servers.killBetweenWrites([
    {
      name: 'submit',
      written: () => written(submitted),
      start: (server) => call(server, { ...customer, method: 'submit', params: wanted }),
    },
    {
      name: 'resubmit',
      written: () => written(changed),
      start: (server) => call(server, { ...customer, method: 'resubmit', params: answer }),
    },
    {
      name: 'deliver',
      written: () => written(toDeliver),
      start: (server) => call(server, { token, service: 'desk', method: 'deliver', params }),
    },
    {
      name: 'charge',
      written: () => written(toCharge),
      isContinued: true,
      start: (server) => doJob(server, { queue: chargeQueue, id: charge }),
    },
    {
      name: 'webhook',
      written: () => written(paid),
      isContinued: true,
      start: ({ url }) =>
        request(`${url}/webhooks/stripe`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'stripe-signature': peer.sign(event) },
          body: event,
        }),
    },
    {
      name: 'event',
      written: () => written(paid),
      isContinued: true,
      start: async (server) => doJob(server, { queue: eventQueue, id: await eventId() }),
    },
  ]);
  expect([...kills.keys()]).toEqual(['submit', 'resubmit', 'deliver', 'charge', 'webhook', 'event']);
  for (const name of ['submit', 'resubmit', 'deliver']) expect(kills.get(name)).toBeGreaterThanOrEqual(12);
  expect([...kills.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(90);

  // Repeated calls report the stored outcome.
  const again = await site.done<OrderView>('ana', 'orders', 'submit', wanted);
  expect([again.number, again.events.map(({ event }) => event)]).toEqual([submitted, ['submit']]);
  for (const [account, service, method, sent, state] of [
    ['ana', 'orders', 'resubmit', answer, 'resubmitted'],
    ['cleo', 'desk', 'deliver', params, 'delivered'],
  ] as const) {
    const { error } = await site.call(account, service, method, sent);
    expect(error).toMatchObject({ code: -32009, data: { current: { state } } });
  }
  const { events } = await site.load(changed);
  expect(events.map(({ event }) => event)).toEqual(['submit', 'take', 'request-changes', 'resubmit']);
  const mailsOf = async (number: string) => [...(await cards.mails(number))].sort();
  expect(await mailsOf(submitted)).toEqual([
    `New order ${submitted}`,
    `We have received your order ${submitted}`,
  ]);
  expect(await mailsOf(changed)).toHaveLength(5);

  // The provider sends all events, newest first. The regular checks complete the lost work.
  site.at(later);
  peer.webhookUrl = `${site.site.url}/webhooks/stripe`;
  await cards.runMinuteJobs();
  for (const one of [...peer.events].reverse()) expect(await peer.send(one)).toBe(200);
  site.pass({ hours: 1 });
  await cards.runMinuteJobs();
  for (const number of [toDeliver, toCharge, paid]) {
    const order = await site.load(number);
    expect([number, order.state, order.charges]).toMatchObject([
      number,
      'completed',
      [{ kind: 'services', cents: 14_900, state: 'paid', tries: [{ way: 'saved-card', outcome: 'paid' }] }],
    ]);
    expect(cards.paymentsOf(number)).toMatchObject([{ amount: 14_900, status: 'succeeded' }]);
    expect(await mailsOf(number)).toEqual([
      `New order ${number}`,
      `We have received your order ${number}`,
      `We have received your payment (${number})`,
      `Your report is here (${number})`,
    ]);
  }
  const { rows } = await site.sql('select count(*)::int as count from orders');
  expect(rows[0].count).toBe(5);
  const open = await site.sql('select type from payment_events where handled_at is null');
  expect(open.rows).toEqual([]);
});
