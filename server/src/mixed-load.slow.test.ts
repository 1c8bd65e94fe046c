import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readConnectionFile } from '@title24/embedded-postgres';
import { sendSignal } from '@title24/embedded-postgres/process-state';
import type { LoginResult } from '@title24/shared-domain';
import type { OrderQuote, OrderView } from '@title24/shared-domain/orders';
import { exampleProject, type StoredProject } from '@title24/shared-domain/projects';
import pg from 'pg';
import { sampleForm, samplePdf } from './features/submissions/uploads/testing/sample-form.ts';
import { eventually } from './platform/db/testing/eventually.ts';
import { programEnvironment } from './platform/lifecycle/testing/site-process.ts';
import { fixedPort } from './testing/fixed-port.ts';
import { MainSite } from './testing/main-site.ts';

jest.setTimeout(600_000);

/** Number of times that the site is killed. Every third time, its database is killed too. */
const kills = 15;
const password = 'correct horse battery staple';
const sha256 = createHash('sha256').update(samplePdf).digest('hex');

let main: MainSite;
let url: string;

beforeAll(async () => {
  main = await MainSite.open();
  const program = path.join(import.meta.dirname, 'cli/account.ts');
  const ana = ['create', '--name', 'ana', '--email', 'ana@example.com', '--role', 'Member'];
  await promisify(execFile)(process.execPath, [program, ...ana], {
    env: { ...programEnvironment, DATA_DIR: main.dataDir, ACCOUNT_PASSWORD: password },
  });
});
afterAll(async () => {
  await main.site.stop('SIGKILL');
  await main.close();
});

async function call<Result>(service: string, method: string, params: object, token = ''): Promise<Result> {
  const response = await fetch(`${url}/rpc/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
  });
  const { result, error } = (await response.json()) as { result?: Result; error?: object };
  if (error) throw new Error(JSON.stringify(error));
  return result as Result;
}

const acknowledged = {
  submissions: new Set<string>(),
  projects: new Set<string>(),
  orders: new Set<string>(),
};

/**
 * Repeats `work` until the site is killed. After the restart, `work` repeats an unanswered upload or order
 * with the same idempotency key.
 */
async function repeat(isOver: () => boolean, work: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await work().catch((error: unknown) => {
      if (!isOver()) throw error;
    });
  }
}

const open = { key: randomUUID(), order: null as object | null };

async function sendPlans(): Promise<void> {
  const headers = { accept: 'application/json', 'idempotency-key': open.key };
  const response = await fetch(`${url}/project-upload`, {
    method: 'POST',
    body: sampleForm({ email: `${open.key}@example.org` }),
    headers,
  });
  const { reference } = (await response.json()) as { reference: string };
  acknowledged.submissions.add(reference);
  open.key = randomUUID();
}

async function placeOrder(token: string): Promise<void> {
  if (!open.order) {
    const data = exampleProject;
    const { number } = await call<StoredProject>('2.0/projects', 'import', { data }, token);
    acknowledged.projects.add(number);
    const items = [{ sku: '1001', quantity: 1 }];
    const { offer } = await call<OrderQuote>('2.0/orders', 'quote', { number, items }, token);
    const { quoteHash } = offer ?? {};
    open.order = { number, items, quoteHash, consent: true, idempotencyKey: randomUUID(), address: null };
  }
  const { number } = await call<OrderView>('2.0/orders', 'submit', open.order, token);
  acknowledged.orders.add(number);
  open.order = null;
}

test('a site that is repeatedly killed under load stores each acknowledged upload, project and order exactly once', async () => {
  const env = {
    PORT: String(await fixedPort()),
    RPC_REQUESTS_PER_MINUTE: '1000000',
    UPLOAD_FORMS_PER_HOUR: '1000000',
    UPLOAD_REQUESTS_PER_MINUTE: '1000000',
  };
  for (let kill = 1; kill <= kills; kill += 1) {
    main.run(env);
    url = await main.site.ready();
    const login = { accountName: 'ana', password };
    const { token } = await call<LoginResult>('public/security', 'login', login);
    let isKilled = false;
    const load = [
      repeat(() => isKilled, sendPlans),
      repeat(
        () => isKilled,
        () => placeOrder(token ?? ''),
      ),
    ];
    await sleep(400 + 130 * (kill % 8));
    isKilled = true;
    const database = await main.postmasterPid();
    main.site.child.kill('SIGKILL');
    if (kill % 3 === 0) sendSignal(database, 'SIGKILL');
    await Promise.all(load);
    await main.site.exited();
  }
  main.run(env);
  await main.site.ready();
  const client = new pg.Client({ connectionString: (await readConnectionFile(main.dataDir, 1000)) ?? '' });
  await client.connect();
  const query = async (text: string) => (await client.query(text)).rows;
  try {
    const submissions = await query(
      `select s.reference, count(f.*)::int as files, min(f.stored_name) as stored,
         (select count(*)::int from mail_outbox m where position(s.reference in m.subject) > 0) as mails
       from submissions s left join submission_files f on f.submission_id = s.id group by s.id`,
    );
    const stored = submissions.map(({ reference }) => reference);
    expect([...acknowledged.submissions].filter((reference) => !stored.includes(reference))).toEqual([]);
    // An unanswered upload is repeated until the site acknowledges it. So at most one upload, the last one, can be
    // stored without an acknowledgment.
    expect(stored.length).toBeLessThanOrEqual(acknowledged.submissions.size + 1);
    const mails = new Set<number>();
    for (const { reference, files, stored: name, mails: sent } of submissions) {
      expect(files).toBe(1);
      const content = await readFile(path.join(main.dataDir, 'uploads', reference, name));
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
      mails.add(sent);
    }
    expect(mails.size).toBe(1);

    const projects = await query(
      `select p.number, count(s.*)::int as steps from projects p left join project_steps s on s.project_id = p.id group by p.id`,
    );
    expect(
      [...acknowledged.projects].filter((number) => !projects.some((each) => each.number === number)),
    ).toEqual([]);
    expect(new Set(projects.map(({ steps }) => steps)).size).toBe(1);
    const orders = await query(
      `select o.number, (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
         (select count(*)::int from order_events e where e.order_id = o.id) as events,
         (select count(*)::int from order_rounds r where r.order_id = o.id) as rounds,
         (select count(*)::int from project_snapshots n where n.project_id = o.project_id) as snapshots
       from orders o`,
    );
    expect(
      [...acknowledged.orders].filter((number) => !orders.some((each) => each.number === number)),
    ).toEqual([]);
    expect(orders.length).toBeLessThanOrEqual(acknowledged.orders.size + 1);
    expect(new Set(orders.map(({ number: _, ...parts }) => JSON.stringify(parts))).size).toBe(1);
    await eventually(async () => {
      const [{ waiting }] = await query(
        "select count(*)::int as waiting from mail_outbox where state <> 'delivered'",
      );
      return waiting === 0;
    }, 150_000);
  } finally {
    await client.end();
  }
});
