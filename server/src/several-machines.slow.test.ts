import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { untilEnded } from '@title24/remote-kit/contract';
import type {
  AcceptedChange,
  LoginResult,
  Product,
  RegistryChange,
  RemoteHistory,
} from '@title24/shared-domain';
import type { DownloadLink, SubmissionDetail } from '@title24/shared-domain/full-service';
import { TusClient } from './features/files/testing/tus-client.ts';
import { sampleForm, samplePdf } from './features/submissions/uploads/testing/sample-form.ts';
import { eventually } from './platform/db/testing/eventually.ts';
import { temporaryDataDir } from './platform/db/testing/temporary-data-dir.ts';
import { SiteProcess } from './platform/lifecycle/testing/site-process.ts';
import { type Machine, SiteMachines } from './testing/site-machines.ts';

jest.setTimeout(180_000);

const password = 'correct horse battery staple';

let site: SiteMachines;
let first: Machine;
let second: Machine;
let token: string;

beforeAll(async () => {
  site = await SiteMachines.start(2, { UPLOAD_FORMS_PER_HOUR: '6' });
  [first, second] = site.machines as [Machine, Machine];
  const account = ['create', '--name', 'root', '--email', 'root@example.com', '--role', 'Admin'];
  await site.run(first, 'account.ts', account, { ACCOUNT_PASSWORD: password });
  token =
    (await call<LoginResult>(first, 'public/security', 'login', { accountName: 'root', password })).token ??
    '';
});
afterAll(() => site.stop());

async function send<Result>(machine: Machine, service: string, method: string, params: object) {
  const response = await fetch(`${machine.url}/rpc/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
  });
  const { result, error } = (await response.json()) as { result?: Result; error?: object };
  return { status: response.status, result, error };
}

async function call<Result>(
  machine: Machine,
  service: string,
  method: string,
  params: object,
): Promise<Result> {
  const { result, error } = await send<Result>(machine, service, method, params);
  if (error) throw new Error(JSON.stringify(error));
  return result as Result;
}
const page = async (machine: Machine) => (await fetch(`${machine.url}/services`)).text();
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

test('a release with its files, and a rollback, appear on the other machine', async () => {
  expect(await page(first)).toContain('<p>first</p>');
  expect(await page(second)).toContain('<p>first</p>');
  for (const [text, by, other] of [
    ['second', second, first],
    ['third', first, second],
  ] as const) {
    await site.build(text);
    expect(await site.run(by, 'publish-remote.ts', ['mf-content'])).toMatch(/is live/);
    await eventually(async () => (await page(other)).includes(`<p>${text}</p>`));
    for (const machine of [first, second]) {
      const asset = await fetch(`${machine.url}/assets/mf-content/chunk.${text}.js`);
      expect([asset.status, await asset.text()]).toEqual([200, `chunk('${text}')`]);
      expect(await (await fetch(`${machine.url}/readyz`)).json()).toMatchObject({ status: 'ready' });
    }
  }
  await site.run(second, 'rollback.ts', ['mf-content']);
  for (const machine of [first, second]) {
    await eventually(async () => (await page(machine)).includes('<p>second</p>'));
    // A tab that shows the withdrawn release can still load the release's files.
    expect((await fetch(`${machine.url}/assets/mf-content/chunk.third.js`)).status).toBe(200);
  }
});

test('F8: if a rollback is requested on both machines at the same time, it is made only once, and each machine returns the result of the other’s request', async () => {
  await site.build('twice');
  await site.run(first, 'publish-remote.ts', ['mf-content']);
  const { releases } = await call<RemoteHistory>(first, '2.0/remotes', 'history', { name: 'mf-content' });
  const from = releases.find(({ isLive }) => isLive)?.version ?? '';
  const to = releases.find(({ version }) => version !== from)?.version ?? '';
  const wanted = { name: 'mf-content', from, to, reason: 'Both of us saw it' };
  const accepted = await Promise.all(
    [first, second].map((machine) => call<AcceptedChange>(machine, '2.0/remotes', 'rollback', wanted)),
  );
  const changes = await Promise.all(
    accepted.map((params) =>
      untilEnded(
        // Each machine returns the outcome of the change that the other machine accepted.
        () =>
          call<RegistryChange | null>(
            params === accepted[0] ? second : first,
            '2.0/remotes',
            'outcome',
            params,
          ),
        () => false,
      ),
    ),
  );
  expect(changes.map(({ changed }) => changed).sort()).toEqual([false, true]);
  const { rowCount } = await site.database.$client.query(
    "select 1 from audit_entries where action = 'remotes.rollback' and after ->> 'reason' = $1",
    [wanted.reason],
  );
  expect(rowCount).toBe(1);
  for (const machine of [first, second])
    await eventually(async () => !(await page(machine)).includes('<p>twice</p>'));
});

test('U5: each piece of an upload may go to a different machine, and the form to any machine', async () => {
  const plans = Buffer.concat([samplePdf, randomBytes(300_000)]);
  const [one, two] = [new TusClient(first.url), new TusClient(second.url)];
  const id = await one.begin('plans.pdf', plans.length);
  const pieces = [100_000, 200_000, plans.length];
  let at = 0;
  for (const [index, end] of pieces.entries()) {
    const [here, there] = index % 2 === 0 ? [two, one] : [one, two];
    const answer = await here.patch(id, at, plans.subarray(at, end));
    expect([answer.status, answer.headers.get('upload-offset')]).toEqual([204, String(end)]);
    expect(await there.offset(id)).toBe(end);
    at = end;
  }
  const response = await fetch(`${first.url}/project-upload`, {
    method: 'POST',
    body: sampleForm({ uploads: id }, []),
    headers: { accept: 'application/json' },
  });
  const { reference, files } = await response.json();
  expect(files).toEqual([{ name: 'plans.pdf', size: plans.length, sha256: sha256(plans) }]);
  expect((await two.head(id)).status).toBe(404);

  // A download URL is valid on a machine that did not issue it.
  const detail = await call<SubmissionDetail>(second, '2.0/submissions', 'load', { reference });
  const opened = { reference, fileId: detail.files[0]?.id, purpose: 'download' };
  const { url } = await call<DownloadLink>(first, '2.0/submissions', 'openFile', opened);
  const download = await fetch(`${second.url}${url}`);
  expect(sha256(Buffer.from(await download.arrayBuffer()))).toBe(sha256(plans));
});

test('if two machines get requests for the same upload, the earlier request ends, and the upload continues after the stored bytes', async () => {
  const plans = Buffer.concat([samplePdf, randomBytes(50_000)]);
  const [one, two] = [new TusClient(first.url), new TusClient(second.url)];
  const id = await one.begin('plans.pdf', plans.length);
  const socket = await one.half(id, 0, plans.length, plans.subarray(0, 20_000));
  // The first machine may reset the connection.
  const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  // The second machine can end the first machine's request only after the first machine has begun to receive it.
  await eventually(async () => {
    await two.head(id);
    return socket.closed;
  });
  await closed;
  const reached = await two.offset(id);
  expect(reached).toBeLessThanOrEqual(20_000);
  expect((await two.patch(id, reached, plans.subarray(reached))).status).toBe(204);
  const both = await one.begin('plans.pdf', plans.length);
  const answers = await Promise.all(
    [one, two].map((client) =>
      client.patch(both, 0, plans).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  expect(answers.filter((status) => status === 204).length).toBeLessThanOrEqual(1);
  const { rows } = await site.database.$client.query(
    'select sum(p.size)::int as size, max(u.received)::int as received from resumable_pieces p join resumable_uploads u on u.id = p.upload_id where u.id = $1',
    [both],
  );
  expect(rows[0].size).toBe(rows[0].received);
});

test('a staff change on one machine appears on both machines', async () => {
  const find = (machine: Machine) => call<Product[]>(machine, 'public/products', 'findAll', {});
  const [product] = await find(second);
  if (!product) throw new Error('The catalog is empty');
  const { _id, sku, description, price, isActive, lastUpdate } = product;
  const changed = {
    _id,
    sku,
    description,
    price,
    isActive,
    lastUpdate,
    name: 'Changed by the first machine',
  };
  await call(first, '2.0/products', 'update', { product: changed });
  expect((await find(first)).map(({ name }) => name)).toContain(changed.name);
  await eventually(async () => (await find(second)).some(({ name }) => name === changed.name));
});

test('a login is valid on every machine, and a logout ends it on every machine', async () => {
  const params = { accountName: 'root', password };
  const login = await call<LoginResult>(second, 'public/security', 'login', params);
  const status = async (machine: Machine) => {
    const response = await fetch(`${machine.url}/rpc/2.0/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${login.token}` },
      body: JSON.stringify({ jsonrpc: '2.0', method: 'load', params: {}, id: 1 }),
    });
    return response.status;
  };
  expect([await status(first), await status(second)]).toEqual([200, 200]);
  const logout = await fetch(`${first.url}/rpc/public/security`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${login.token}` },
    body: JSON.stringify({ jsonrpc: '2.0', method: 'logout', params: {}, id: 1 }),
  });
  expect(logout.status).toBe(200);
  expect([await status(first), await status(second)]).toEqual([401, 401]);
});

test('F13: requests to one machine also count toward the limit on the other', async () => {
  const counted = async () => {
    const { rows } = await site.database.$client.query<{ count: number }>(
      "select coalesce(sum(count), 0)::int as count from request_counts where key like 'uploads POST /project-upload%'",
    );
    return rows[0]?.count ?? 0;
  };
  const send = async (machine: Machine) => {
    const before = await counted();
    const { status } = await fetch(`${machine.url}/project-upload`, {
      method: 'POST',
      body: sampleForm({}, []),
      headers: { accept: 'application/json' },
    });
    await eventually(async () => (await counted()) > before);
    return status;
  };
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    for (const machine of [first, second]) statuses.push(await send(machine));
  }
  // The limit is six forms per hour for both servers together, but each server learns the other's count only after a
  // delay. If the servers did not share counts, each would accept its six forms, and no form would get a 429.
  expect(statuses.filter((status) => status === 422).length).toBeLessThan(9);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('F13: a server with the same database but another data folder exits with an error that names S3_BUCKET', async () => {
  const folder = await temporaryDataDir();
  const { DATABASE_URL = '' } = site.envOf(folder.dataDir);
  const lone = new SiteProcess({ DATA_DIR: folder.dataDir, DATABASE_URL });
  expect(await lone.exited()).toBe(1);
  expect(lone.stderr).toMatch(/^Another server works on this database .*S3_BUCKET.*\n$/);
  await folder.remove();
});

/** Posts a form from another IP address, because the usual address has used up its limit of forms. */
async function postAsAnother(url: string, form: FormData) {
  const encoded = new Response(form);
  const headers = {
    accept: 'application/json',
    'content-type': encoded.headers.get('content-type') ?? '',
  };
  const sending = request(url, { method: 'POST', localAddress: '127.0.0.9', headers });
  sending.end(Buffer.from(await encoded.arrayBuffer()));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return (await json(answer)) as { readonly files: unknown };
}

// This test must be last, because it stops the first machine.
test('U5: if a machine is killed while it receives a piece of an upload, the upload continues on another machine and is stored only once', async () => {
  const plans = Buffer.concat([samplePdf, randomBytes(200_000)]);
  const [one, two] = [new TusClient(first.url), new TusClient(second.url)];
  const id = await one.begin('plans.pdf', plans.length);
  expect((await one.patch(id, 0, plans.subarray(0, 50_000))).status).toBe(204);
  expect((await two.patch(id, 50_000, plans.subarray(50_000, 100_000))).status).toBe(204);
  const socket = await one.half(id, 100_000, plans.length - 100_000, plans.subarray(100_000, 150_000));
  // The machine takes the upload's lock when it begins to receive the piece.
  await eventually(async () => {
    const { rowCount } = await site.database.$client.query(
      `select 1 from pg_locks where locktype = 'advisory' and granted
        and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)`,
      [`upload ${id}`],
    );
    return (rowCount ?? 0) > 0;
  });
  // Killing the process may reset the connection.
  const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve));
  await first.process.stop('SIGKILL');
  await closed;
  await eventually(async () => (await two.offset(id)) === 100_000);
  expect((await two.patch(id, 100_000, plans.subarray(100_000))).status).toBe(204);
  const { files } = await postAsAnother(`${second.url}/project-upload`, sampleForm({ uploads: id }, []));
  expect(files).toEqual([{ name: 'plans.pdf', size: plans.length, sha256: sha256(plans) }]);
  const { rowCount } = await site.database.$client.query('select 1 from resumable_uploads where id = $1', [
    id,
  ]);
  expect(rowCount).toBe(0);
});
