import type { OrderView } from '@title24/shared-domain/orders';
import { digestSql } from '../../testing/digest-sql.ts';
import { call, KilledServers } from '../../testing/killed-servers.ts';
import { changes, monday, OrderSite } from '../testing/order-site.ts';

// About fifty servers start in sequence, which takes a long time on a busy machine.
jest.setTimeout(900_000);

let orders: OrderSite;
let servers: KilledServers;

beforeAll(async () => {
  orders = await OrderSite.open();
  const { connectionString } = orders.site.database;
  servers = await KilledServers.open({ connectionString, now: () => orders.now() });
});
afterAll(async () => {
  await servers.close();
  await orders.close();
});

async function written(project: string): Promise<string> {
  // Waits until the database has rolled back the killed server's transaction and released its lock on the project.
  await orders.sql('select from projects where number = $1 for update', [project]);
  const ofProject = '(select id from projects where number = $1)';
  const ofOrders = `order_id in (select id from orders where project_id = ${ofProject})`;
  const wanted = {
    projects: 'number = $1',
    project_snapshots: `project_id = ${ofProject}`,
    order_drafts: `project_id = ${ofProject}`,
    orders: `project_id = ${ofProject}`,
    order_lines: ofOrders,
    order_rounds: ofOrders,
    order_events: ofOrders,
    charges: ofOrders,
    audit_entries: `position($1 || '-' in subject) > 0`,
  };
  const digests = Object.entries(wanted).map(
    ([table, where]) => `${digestSql(table, { where })} as ${table}`,
  );
  // Emails are only counted, because their rows change when earlier emails are delivered.
  const mails = `(select count(*) from mail_outbox where position($1 || '-' in subject) > 0) as mails`;
  const { rows } = await orders.sql(`select ${[...digests, mails].join(', ')}`, [project]);
  return JSON.stringify(rows[0]);
}

/** An RPC call, for a project that no other call uses. */
interface Call {
  readonly project: string;
  readonly service: string;
  readonly method: string;
  readonly token: string;
  readonly params: object;
}

test('D11: a kill between any two steps of submit, resubmit or deliver leaves the whole change or nothing', async () => {
  orders.at(monday);
  const { number: changed } = await orders.reviewed();
  await orders.act('requestChanges', changed, changes);
  const { number: reviewed } = await orders.reviewed();
  orders.pass({ hours: 3 });
  const { number: project } = await orders.project();
  const wanted = await orders.wanted(project, ['1001']);
  const ana = await orders.site.tokenOf('ana');
  const cleo = await orders.site.tokenOf('cleo');
  const seen = async (order: string) => ({ order, lastUpdate: (await orders.load(order)).lastUpdate });
  const submit = { project, service: 'orders', method: 'submit', token: ana, params: wanted };
  const resubmit = {
    project: changed.slice(0, -2),
    service: 'orders',
    method: 'resubmit',
    token: ana,
    params: { ...(await seen(changed)), reply: 'It is shaded by a tree.' },
  };
  const deliver = {
    project: reviewed.slice(0, -2),
    service: 'desk',
    method: 'deliver',
    token: cleo,
    params: await seen(reviewed),
  };
  const kills = await servers.killBetweenWrites(
    [submit, resubmit, deliver].map((sent: Call) => ({
      name: sent.method,
      written: () => written(sent.project),
      start: (server) => call(server, sent),
    })),
  );
  expect([...kills.keys()]).toEqual(['submit', 'resubmit', 'deliver']);
  for (const [name, count] of kills) expect([name, count >= 12]).toEqual([name, true]);

  // Repeated calls report the stored outcome.
  const number = `${project}-1`;
  const again = await orders.done<OrderView>('ana', 'orders', 'submit', wanted);
  expect([again.number, again.events.map(({ event }) => event)]).toEqual([number, ['submit']]);
  const conflict = async ({ service, method, params }: Call) =>
    (await orders.call(service === 'desk' ? 'cleo' : 'ana', service, method, params)).error;
  expect(await conflict(resubmit)).toMatchObject({
    code: -32009,
    data: { current: { state: 'resubmitted' } },
  });
  expect(await conflict(deliver)).toMatchObject({ code: -32009, data: { current: { state: 'delivered' } } });

  const { rows } = await orders.sql('select count(*)::int as count from orders');
  expect(rows[0].count).toBe(3);
  const lastEvents = async (order: string) => (await orders.load(order)).events.map(({ event }) => event);
  expect(await lastEvents(changed)).toEqual(['submit', 'take', 'request-changes', 'resubmit']);
  expect(await lastEvents(reviewed)).toEqual(['submit', 'take', 'deliver']);
  const { charges } = await orders.load(reviewed);
  expect(charges.map(({ kind, state }) => [kind, state])).toEqual([['services', 'due']]);
  const received = (order: string) => `We have received your order ${order}`;
  expect(await orders.subjects(number)).toEqual([received(number)]);
  expect((await orders.subjects(changed)).sort()).toEqual([
    `We have received your changes (${changed})`,
    received(changed),
    `Your project needs changes (${changed})`,
  ]);
  expect((await orders.subjects(reviewed)).sort()).toEqual([
    `Invoice ${reviewed}-S`,
    received(reviewed),
    `Your report is here (${reviewed})`,
  ]);
  expect(await orders.staffMail(number)).toEqual([`New order ${number}`]);
  expect(await orders.staffMail(changed)).toHaveLength(2);
});
