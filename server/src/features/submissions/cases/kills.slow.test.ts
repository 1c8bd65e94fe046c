import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { RequestedJob } from '../../orders/testing/order-server.ts';
import { eventQueue } from '../../payments/payment-queues.ts';
import { leaveJobs } from '../../payments/testing/leave-jobs.ts';
import { StripePeer } from '../../payments/testing/stripe-peer.ts';
import { CaseSite, monday, type Visitor } from './testing/case-site.ts';

// Some forty servers start, one after another: a loaded machine is slow, not wrong.
jest.setTimeout(900_000);

const program = fileURLToPath(new URL('../../orders/testing/order-server.ts', import.meta.url));
/** Loaded before it. */
const preloaded = [
  new URL('../../testing/quick-imports.ts', import.meta.url),
  new URL('../../testing/hold-at-write.ts', import.meta.url),
].map(({ href }) => `--import=${href}`);

let peer: StripePeer;
let cases: CaseSite;
let folder: string;
let token: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  // What the provider tells is stored, and handled by a server that is killed.
  leaveJobs(eventQueue);
  peer = await StripePeer.open();
  cases = await CaseSite.open(peer.environment);
  peer.now = () => cases.now();
  token = await cases.site.tokenOf('cleo');
  folder = await mkdtemp(path.join(tmpdir(), 'case-server-'));
});
afterAll(async () => {
  for (const server of running) server.kill('SIGKILL');
  await peer.close();
  await cases.close();
  await rm(folder, { recursive: true, force: true });
});

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

/** A process of its own, of the same site and the same provider, on the Monday of the case. */
async function startServer(): Promise<Server> {
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const { connectionString } = cases.site.database;
  const server = spawn(process.execPath, [...preloaded, program, dataDir, connectionString, monday], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // All have the address of the site, as behind a proxy: what is asked of the provider again is the same.
    env: {
      ...process.env,
      ...peer.environment,
      PUBLIC_URL: cases.url,
      NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
    },
  });
  running.add(server);
  if (!server.stdout) throw new Error('The server has no standard output');
  const [port] = await once(createInterface({ input: server.stdout }), 'line');
  return { url: `http://127.0.0.1:${port}`, process: server };
}

async function kill({ process: server }: Server): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  running.delete(server);
}

async function said({ process: server }: Server): Promise<string> {
  const [message] = await once(server, 'message');
  return message;
}

async function doJob(server: Server, job: RequestedJob): Promise<string> {
  server.process.send(job);
  return said(server);
}

/** A request that answers with a redirect or a result. @returns 'done', or what went wrong */
async function ask(url: string, init: RequestInit): Promise<string> {
  try {
    const answer = await fetch(url, { redirect: 'manual', ...init });
    const text = await answer.text();
    const isDone = answer.status === 303 || (answer.status === 200 && !text.includes('"error"'));
    return isDone ? 'done' : `${answer.status} ${text}`;
  } catch {
    // Killed before it answered.
    return 'lost';
  }
}

const ofPage = ({ cookies }: Visitor) => ({
  'sec-fetch-site': 'same-origin',
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});

/** Everything that is stored of a case and its payment. */
async function written(reference: string): Promise<string> {
  const { rows } = await cases.sql(
    `select s.state, s.due_at, s.delivered_at, s.last_update,
        (select string_agg(e.event, ',' order by e.id) from case_events e where e.submission_id = s.id) as events,
        (select md5(string_agg(i::text, ',')) from case_invoices i where i.submission_id = s.id) as invoice,
        (select md5(string_agg(p::text, ',' order by p.n)) from payment_attempts p
          join case_invoices i on i.id = p.payable_id where i.submission_id = s.id) as payments,
        (select count(*)::int from audit_entries a where a.subject = 'submission ' || s.reference) as audit,
        (select count(*)::int from mail_outbox m where position(s.reference in m.subject) > 0) as mails
      from submissions s where s.reference = $1`,
    [reference],
  );
  return JSON.stringify(rows[0]);
}

interface Work {
  readonly name: string;
  readonly reference: string;
  /** Has a server do it. */
  start(server: Server): Promise<string>;
}

/**
 * Kills one server after the other at one write after the other of a work, until something of it is left or a server comes to
 * its end. @returns how many were killed
 */
async function killBetweenWrites(works: readonly Work[]): Promise<ReadonlyMap<string, number>> {
  const kills = new Map<string, number>();
  let next = startServer();
  for (const { name, reference, start } of works) {
    const before = await written(reference);
    for (let n = 1; ; n += 1) {
      const server = await next;
      next = startServer();
      server.process.send(n);
      expect(await said(server)).toBe('understood');
      const end = await Promise.race([said(server), start(server)]);
      await kill(server);
      expect([name, n, end]).toEqual([name, n, expect.stringMatching(/^(held|done)$/)]);
      if (end === 'done') break;
      kills.set(name, n);
      // A kill that has left something was at the commit: then all of it is there.
      if ((await written(reference)) !== before) break;
    }
  }
  await kill(await next);
  return kills;
}

test('Q1 Q6: servers that are killed between any two steps of accept, deliver and pay leave nothing half-done, one page, one payment, and each mail once', async () => {
  const [accepted, delivered, paid] = [await cases.quoted(), await cases.inWork(), await cases.delivered()];
  const customer = await cases.customer(accepted);
  const payer = await cases.customer(paid);
  const session = (await payer.get(`/plans/${paid}/pay`)).location?.split('/').at(-1) ?? '';
  peer.webhookUrl = `${cases.url}/webhooks/stripe`;
  peer.objects.completeSession(session);
  await peer.told();
  const { rows } = await cases.sql("select id from payment_events where type = 'checkout.session.completed'");
  const seen = await cases.seen(delivered);
  const act = { event: 'deliver', message: '' };
  const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'act', params: { ...seen, act } });
  const kills = await killBetweenWrites([
    {
      name: 'accept',
      reference: accepted,
      start: ({ url }) =>
        ask(`${url}/plans/${accepted}/accept`, {
          method: 'POST',
          headers: ofPage(customer),
          body: new URLSearchParams({ quote: '1', consent: 'on' }),
        }),
    },
    {
      name: 'deliver',
      reference: delivered,
      start: ({ url }) =>
        ask(`${url}/rpc/2.0/cases`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: call,
        }),
    },
    {
      name: 'payment recorded',
      reference: paid,
      start: (server) => doJob(server, { queue: eventQueue, id: rows[0].id }),
    },
  ]);
  expect([...kills.keys()]).toEqual(['accept', 'deliver', 'payment recorded']);
  for (const [name, count] of kills) expect([name, count >= 4]).toEqual([name, true]);

  // Other servers finish what the killed ones did not; nothing is done twice.
  const newest = async (reference: string) => (await cases.load(reference)).case;
  if ((await newest(accepted)).state === 'quoted') {
    await customer.post(`/plans/${accepted}/accept`, { quote: '1', consent: 'on' });
  }
  if ((await newest(delivered)).state === 'in-work')
    await cases.act(delivered, { event: 'deliver', message: '' });
  cases.at('2027-03-01T18:00:00.000Z');
  await cases.site.app.lookAtPayments();
  const end = { [accepted]: 'accepted', [delivered]: 'delivered', [paid]: 'delivered' };
  for (const [reference, state] of Object.entries(end)) {
    const { state: reached, history } = await newest(reference);
    const events = history.map(({ event }) => event);
    expect([reference, reached, new Set(events).size]).toEqual([reference, state, events.length]);
    const subjects = [
      ...(await cases.mails(reference)).map(({ subject }) => subject),
      ...(await cases.staffMails(reference)),
    ];
    expect(subjects).toHaveLength(new Set(subjects).size);
  }
  expect((await newest(accepted)).history.at(-1)?.event).toBe('accept');
  expect((await newest(delivered)).invoice).toMatchObject({ cents: 43_901, state: 'due' });
  expect((await newest(paid)).invoice).toMatchObject({ state: 'paid', reference: 'Visa ending in 4242' });
  expect(peer.payments()).toHaveLength(1);
  expect((await cases.mails(accepted)).map(({ subject }) => subject)).toContain(
    `You accepted our quote (${accepted})`,
  );
  expect((await cases.mails(delivered)).map(({ subject }) => subject)).toContain(
    `Your report is ready (${delivered})`,
  );
  expect((await cases.mails(paid)).map(({ subject }) => subject)).toContain(
    `We have received your payment (${paid})`,
  );
});

test('Q6: servers that are killed while they open the payment page lead to the same page in the end', async () => {
  const reference = await cases.delivered();
  const customer = await cases.customer(reference);
  const kills = await killAllAlong(reference, customer);
  expect(kills).toBeGreaterThanOrEqual(3);
  const { location } = await customer.get(`/plans/${reference}/pay`);
  const session = location?.split('/').at(-1) ?? '';
  const opened = peer.objects
    .all('checkout.session')
    .filter(({ metadata }) => (metadata as { case?: string }).case === reference);
  expect(opened.map(({ id }) => id)).toEqual([session]);
});

/** Kills servers at one write after the other of opening the page, each going on with what the last has left. */
async function killAllAlong(reference: string, customer: Visitor): Promise<number> {
  let kills = 0;
  let n = 1;
  let next = startServer();
  for (;;) {
    const server = await next;
    next = startServer();
    const before = await written(reference);
    server.process.send(n);
    expect(await said(server)).toBe('understood');
    const opening = ask(`${server.url}/plans/${reference}/pay`, { headers: ofPage(customer) });
    const end = await Promise.race([said(server), opening]);
    await kill(server);
    expect([n, end]).toEqual([n, expect.stringMatching(/^(held|done)$/)]);
    if (end === 'done') break;
    kills += 1;
    n = (await written(reference)) === before ? n + 1 : 1;
  }
  await kill(await next);
  return kills;
}
