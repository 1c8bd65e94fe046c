import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { OrderView } from '@title24/shared-domain/orders';
import type pg from 'pg';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { monday, OrderSite } from '../testing/order-site.ts';

jest.setTimeout(240_000);

/** The lock that a statement of the server that is to be killed waits for. */
const stopKey = 240_024;
const program = fileURLToPath(new URL('../../testing/second-server.ts', import.meta.url));

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

let orders: OrderSite;
let dataDir: string;
/** Holds the lock. */
let holder: pg.PoolClient;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  orders = await OrderSite.open();
  dataDir = await mkdtemp(path.join(tmpdir(), 'second-server-'));
  holder = await orders.site.database.$client.connect();
  await orders.sql(`create function stop_here() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${stopKey}); return new; end $$`);
});
afterAll(async () => {
  for (const server of running) server.kill('SIGKILL');
  holder.release();
  await orders.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A process of its own, of the same site at the same moment. */
async function startServer(): Promise<Server> {
  const { connectionString } = orders.site.database;
  const server = spawn(process.execPath, [program, dataDir, connectionString, orders.now()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(server);
  const [port] = await once(createInterface({ input: server.stdout }), 'line');
  return { url: `http://127.0.0.1:${port}`, process: server };
}

/** Where a transaction is stopped: at the first row that it writes to a table, or with all written, as it is committed. */
const stops = (table: string) =>
  table === 'commit'
    ? `create constraint trigger stop_here after insert on order_events deferrable initially deferred
        for each row execute function stop_here()`
    : `create trigger stop_here before insert or update on ${table} for each row execute function stop_here()`;
const tableOf = (point: string) => (point === 'commit' ? 'order_events' : point);

/** Lets a call come to a point on a server, kills that there, and waits until the database knows. @returns what was answered */
async function killAt(point: string, server: Server, send: (url: string) => Promise<unknown>) {
  await holder.query(`select pg_advisory_lock(${stopKey})`);
  await orders.sql(stops(point));
  const answer = send(server.url).then(
    (answered) => answered,
    () => 'lost',
  );
  const waiting = await eventually(async () => {
    const { rows } = await holder.query(
      "select pid from pg_locks where locktype = 'advisory' and not granted and objid = $1",
      [stopKey],
    );
    return (rows[0]?.pid as number | undefined) ?? null;
  });
  const ended = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await ended;
  running.delete(server.process);
  await holder.query(`select pg_advisory_unlock(${stopKey})`);
  await eventually(async () => {
    const { rows } = await holder.query('select pid from pg_stat_activity where pid = $1', [waiting]);
    return rows.length === 0;
  });
  await orders.sql(`drop trigger stop_here on ${tableOf(point)}`);
  return answer;
}

/** Everything that the events write, but what the delivery of mails writes meanwhile. */
async function state() {
  const tables = [
    'projects',
    'project_snapshots',
    'orders',
    'order_lines',
    'order_rounds',
    'order_events',
    'charges',
    'audit_entries',
  ];
  const digests = tables.map(
    (table) => `(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t) as ${table}`,
  );
  const mails = '(select count(*) from mail_outbox) as mails';
  return (await orders.sql(`select ${[...digests, mails].join(', ')}`)).rows[0];
}

/**
 * Kills a server at each point of an event. @returns once the last of them, the commit, is through and its answer lost
 */
async function killEverywhere(
  points: readonly string[],
  send: (url: string) => Promise<unknown>,
): Promise<void> {
  const before = await state();
  let next = startServer();
  for (const point of [...points, 'commit']) {
    const server = await next;
    // The one that is killed after it starts meanwhile.
    if (point !== 'commit') next = startServer();
    expect([point, await killAt(point, server, send)]).toEqual([point, 'lost']);
    const after = await state();
    if (point === 'commit') expect(after).not.toEqual(before);
    else expect([point, after]).toEqual([point, before]);
  }
}

/** As a browser calls. */
const calling = (service: string, method: string, token: string, params: object) => async (url: string) => {
  const response = await fetch(`${url}/rpc/2.0/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return response.json();
};

test('D11: a server that is killed among the writes of submit and deliver leaves nothing or all; the retry finds one order, charge and mail', async () => {
  orders.at(monday);
  const { number: project } = await orders.project();
  const wanted = await orders.wanted(project, ['1001']);
  const ana = await orders.site.tokenOf('ana');
  await killEverywhere(
    ['orders', 'order_rounds', 'order_events', 'mail_outbox'],
    calling('orders', 'submit', ana, wanted),
  );
  const again = await orders.done<OrderView>('ana', 'orders', 'submit', wanted);
  expect(again).toMatchObject({ number: `${project}-1`, state: 'submitted', events: [{ event: 'submit' }] });
  const { rows } = await orders.sql('select count(*)::int as count from orders');
  expect(rows[0].count).toBe(1);
  expect(await orders.subjects(again.number)).toEqual([`We have received your order ${again.number}`]);
  expect(await orders.staffMail(again.number)).toEqual([`New order ${again.number}`]);

  await orders.readyToDeliver(again.number);
  orders.pass({ hours: 3 });
  const { lastUpdate } = await orders.load(again.number);
  const cleo = await orders.site.tokenOf('cleo');
  await killEverywhere(
    ['orders', 'charges', 'audit_entries', 'mail_outbox'],
    calling('desk', 'deliver', cleo, { order: again.number, lastUpdate }),
  );
  const retried = await orders.call('cleo', 'desk', 'deliver', { order: again.number, lastUpdate });
  expect(retried.error).toMatchObject({ code: -32009, data: { current: { state: 'delivered' } } });
  const { charges, state: after } = await orders.load(again.number);
  expect([after, charges.map(({ kind, state: of }) => [kind, of])]).toEqual([
    'delivered',
    [['services', 'due']],
  ]);
  expect((await orders.subjects(again.number)).sort()).toEqual([
    `Invoice ${again.number}-S`,
    `We have received your order ${again.number}`,
    `Your report is here (${again.number})`,
  ]);
});
