import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { OrderView } from '@title24/shared-domain/orders';
import { changes, monday, OrderSite } from '../testing/order-site.ts';

// Some sixty servers start, one after the other, which takes time on a loaded machine.
jest.setTimeout(900_000);

const program = new URL('../testing/order-server.ts', import.meta.url);
/** A module to preload. */
const preloaded = [
  new URL('../../testing/quick-imports.ts', import.meta.url),
  new URL('../../testing/hold-at-statement.ts', import.meta.url),
];

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

let orders: OrderSite;
let folder: string;
let killedServers = 0;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  orders = await OrderSite.open();
  folder = await mkdtemp(path.join(tmpdir(), 'order-server-'));
});
afterAll(async () => {
  for (const server of running) server.kill('SIGKILL');
  await orders.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server of the same site in a process of its own, with its clock at the same moment. */
async function startServer(): Promise<Server> {
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const { connectionString } = orders.site.database;
  const imports = preloaded.map(({ href }) => `--import=${href}`);
  const server = spawn(
    process.execPath,
    [...imports, fileURLToPath(program), dataDir, connectionString, orders.now()],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: path.join(folder, 'compiled') },
    },
  );
  running.add(server);
  if (!server.stdout) throw new Error('The server has no standard output');
  const [port] = await once(createInterface({ input: server.stdout }), 'line');
  return { url: `http://127.0.0.1:${port}`, process: server };
}

/** Digests of everything that events of a project's orders write. */
async function written(project: string): Promise<Record<string, string>> {
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
    ([table, rows]) =>
      `(select md5(string_agg(t::text, ',' order by t::text)) from ${table} t where ${rows}) as ${table}`,
  );
  // Mails by their number: earlier ones are being delivered at the same time.
  const mails = `(select count(*) from mail_outbox where position($1 || '-' in subject) > 0) as mails`;
  return (await orders.sql(`select ${[...digests, mails].join(', ')}`, [project])).rows[0];
}

/** A call as a browser makes it, for a project of its own. */
interface Call {
  readonly project: string;
  readonly service: string;
  readonly method: string;
  readonly token: string;
  readonly params: object;
}

async function send({ service, method, token, params }: Call, url: string): Promise<unknown> {
  const response = await fetch(`${url}/rpc/2.0/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return response.json();
}

/** Lets a server reach the n-th statement of a call, and kills it there: the call gets no response. */
async function killAt(n: number, server: Server, call: Call): Promise<void> {
  const said = on(server.process, 'message');
  server.process.send(n);
  await said.next();
  const answer = send(call, server.url).catch(() => 'lost');
  // A call with a response was not stopped: the comparison below shows the response.
  await Promise.race([said.next(), answer]);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await ended;
  running.delete(server.process);
  killedServers += 1;
  expect([n, await answer]).toEqual([n, 'lost']);
}

/**
 * Kills one server after another, each one statement later in the call, until it is committed; the last kill is then
 * before the response. All earlier kills leave everything unchanged.
 */
async function killBetweenSteps(call: Call): Promise<void> {
  const before = await written(call.project);
  let isCommitted = false;
  let next = startServer();
  for (let n = 1; !isCommitted; n += 1) {
    const server = await next;
    next = startServer();
    await killAt(n, server, call);
    const after = await written(call.project);
    isCommitted = after.order_events !== before.order_events;
    if (!isCommitted) expect([call.method, n, after]).toEqual([call.method, n, before]);
  }
  await next;
}

test('D11: servers that are killed between any two steps of submit, resubmit and deliver leave all or nothing: one order, one charge and each mail once', async () => {
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
  await killBetweenSteps(submit);
  await killBetweenSteps(resubmit);
  await killBetweenSteps(deliver);
  expect(killedServers).toBeGreaterThanOrEqual(60);

  // Sending a lost call again reports its outcome.
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
