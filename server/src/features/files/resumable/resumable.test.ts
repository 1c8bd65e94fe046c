import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { uploadChunkBytes } from '@title24/shared-domain/full-service';
import type { QueryResultRow } from 'pg';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { s3Client } from '../../../platform/files/s3-client.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { sampleForm, samplePdf } from '../../submissions/uploads/testing/sample-form.ts';
import { UploadSite } from '../../submissions/uploads/testing/upload-site.ts';
import { FreeSpace } from '../space/free-space.ts';
import { S3Peer } from '../testing/s3-peer.ts';
import { TusClient } from '../testing/tus-client.ts';
import { BucketPieces } from './bucket-pieces.ts';
import { openResumable } from './open-resumable.ts';

jest.setTimeout(60_000);

let site: UploadSite;
let peer: S3Peer;
let tus: TusClient;
beforeAll(async () => {
  peer = await S3Peer.start();
  site = await UploadSite.open();
});
afterAll(async () => {
  await site.close();
  await peer.stop();
});
const plans = Buffer.concat([samplePdf, randomBytes(150_000)]);
const large = Buffer.concat([plans, Buffer.alloc(uploadChunkBytes)]);
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const submit = (uploads: readonly string[], headers: Record<string, string> = {}) =>
  site.post(sampleForm({ uploads: uploads.join(' ') }, []), headers);
const query = async <Row extends QueryResultRow>(text: string, values?: unknown[]) =>
  (await site.database.$client.query<Row>(text, values)).rows;

const kinds = {
  'a folder': {
    isHere: true,
    settings: () => ({}),
    left: async () => readdir(folder()),
    uploads: async () => (await readdir(folder())).filter((name) => name.endsWith('.json')).length,
    age: async (id: string, hours: number) => {
      const then = new Date(Date.now() - hours * 3_600_000);
      for (const name of [id, `${id}.json`]) await utimes(path.join(folder(), name), then, then);
    },
    empty: () => rm(folder(), { recursive: true, force: true }),
  },
  'a bucket': {
    isHere: false,
    settings: () => ({ s3: peer.settings }),
    left: async () => [
      ...(await query<{ id: string }>('select id from resumable_uploads')).map(({ id }) => id),
      ...(await pieces()),
    ],
    uploads: async () => (await query('select id from resumable_uploads')).length,
    age: async (id: string, hours: number) => {
      await query(
        'update resumable_uploads set touched_at = now() - make_interval(hours => $2) where id = $1',
        [id, hours],
      );
    },
    empty: async () => {
      await query('truncate resumable_uploads cascade');
      await peer.empty();
    },
  },
};
const folder = () => path.join(site.dataDir, 'uploads', 'resumable');
async function pieces(): Promise<string[]> {
  const { Contents = [] } = await s3Client(peer.settings).send(
    new ListObjectsV2Command({ Bucket: peer.settings.bucket, Prefix: 'resumable/' }),
  );
  return Contents.map(({ Key = '' }) => Key);
}

describe.each(Object.entries(kinds))('uploads in %s', (_, kind) => {
  const { left } = kind;

  beforeEach(async () => {
    await query('truncate submissions, mail_outbox, login_failures cascade');
    await kind.empty();
    await start();
  });
  afterEach(() => site.stop());

  async function start(...[settings, given]: Parameters<UploadSite['start']>): Promise<void> {
    await site.stop();
    await site.start({ ...kind.settings(), ...settings }, given);
    tus = new TusClient(site.url);
  }

  test('U5: a file sent in pieces is stored like a file in the form', async () => {
    const id = await tus.begin('plans [A].pdf', plans.length);
    expect((await tus.patch(id, 0, plans.subarray(0, 60_000))).headers.get('upload-offset')).toBe('60000');
    expect(await tus.offset(id)).toBe(60_000);
    expect((await tus.patch(id, 60_000, plans.subarray(60_000))).status).toBe(204);
    const response = await submit([id]);
    expect(response.status).toBe(201);
    expect((await response.json()).files).toEqual([
      { name: 'plans [A].pdf', size: plans.length, sha256: sha256(plans) },
    ]);
    const rows = await query('select media_type, scan_state from submission_files');
    expect(rows).toEqual([{ media_type: 'application/pdf', scan_state: 'not-scanned' }]);
    expect(await site.count('mail_outbox')).toBe(2);
    expect(await left()).toEqual([]);
  });

  test.each([0, 1, 50, 99])(
    'U5: an upload whose connection is cut at %d %% can be continued, and is stored intact',
    async (percent) => {
      const id = await tus.begin('plans.pdf', plans.length);
      const sent = Math.floor((plans.length * percent) / 100);
      const socket = await tus.half(id, 0, plans.length, plans.subarray(0, sent));
      socket.end();
      await once(socket, 'close');
      const reached = await tus.offset(id);
      expect(reached).toBeLessThanOrEqual(sent);
      expect((await tus.patch(id, reached, plans.subarray(reached))).status).toBe(204);
      const { files } = await (await submit([id])).json();
      expect(files[0].sha256).toBe(sha256(plans));
    },
  );

  test('U5: a newer request for an upload replaces the current one, and their data is not mixed', async () => {
    const id = await tus.begin('plans.pdf', plans.length);
    const first = await tus.half(id, 0, plans.length, plans.subarray(0, 70_000));
    await eventually(async () => {
      await tus.head(id);
      return first.closed;
    });
    const reached = await tus.offset(id);
    // Both requests continue at the same offset. At most one of them succeeds.
    const answers = await Promise.all(
      [1, 2].map(() => tus.patch(id, reached, plans.subarray(reached)).catch(() => null)),
    );
    expect(answers.filter((answer) => answer?.status === 204).length).toBeLessThanOrEqual(1);
    const now = await tus.offset(id);
    if (now < plans.length) await tus.patch(id, now, plans.subarray(now));
    const { files } = await (await submit([id])).json();
    expect(files[0]).toMatchObject({ size: plans.length, sha256: sha256(plans) });
  });

  test('a submission that is sent several times with the same key, even simultaneously, is stored only once, and its uploads are removed', async () => {
    const id = await tus.upload('plans.pdf', plans);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([submit([id], headers), submit([id], headers)]);
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    const again = await submit([id], headers);
    expect(again.status).toBe(201);
    expect(await again.json()).toEqual(await done[0]?.json());
    expect(await site.count('submissions')).toBe(1);
    expect(await left()).toEqual([]);
  });

  test('a failed submission leaves its uploads for the next attempt', async () => {
    const id = await tus.upload('plans.pdf', plans);
    const bad = await site.post(sampleForm({ uploads: id, phone: '' }, []));
    expect(bad.status).toBe(422);
    expect(await site.count('submissions')).toBe(0);
    expect((await submit([id])).status).toBe(201);
  });

  test('a form with an unknown or invalid upload id, or an unfinished upload, gets an error in the uploads field', async () => {
    const half = await tus.begin('plans.pdf', plans.length);
    await tus.patch(half, 0, plans.subarray(0, 10));
    for (const id of [half, '0'.repeat(32), '../../lock', '__proto__']) {
      const response = await submit([id]);
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toEqual([{ path: 'uploads', message: expect.any(String) }]);
    }
    expect(await site.count('submissions')).toBe(0);
  });

  test('the limits apply to all uploads of a submission together, and a form can have both a file and an upload', async () => {
    const ids = [await tus.upload('a.pdf', plans), await tus.upload('b.pdf', plans)];
    expect((await submit(ids)).status).toBe(413);
    expect((await submit([...ids, ...ids.map((id) => id.replace(/./, 'f')), 'e'.repeat(32)])).status).toBe(
      422,
    );
    const both = await site.post(sampleForm({ uploads: ids[0] ?? '' }));
    expect((await both.json()).files.map(({ name }: { name: string }) => name)).toEqual([
      'plans.pdf',
      'a.pdf',
    ]);
  });

  test.each([
    ['tool.exe', 10, 422, /not a kind of file/],
    ['plans.pdf', 0, 422, /is empty/],
    ['plans.pdf', 200_001, 413, /exceed/i],
    ['../../x.pdf\u202e.exe', 10, 422, /^x\.pdf\.exe is not a kind/],
    ['', 10, 422, /filename/],
  ])(
    'refuses to begin an upload of %j (%d bytes), and responds with status %d',
    async (name, size, status, words) => {
      const answer = await tus.create(name, size);
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(words)]);
      expect(await left()).toEqual([]);
    },
  );

  test('refuses a form whose upload is a program with a PDF’s file name', async () => {
    const id = await tus.upload('plans.pdf', Buffer.from('MZ\x90 this is a program'));
    const response = await submit([id]);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].message).toMatch(/is not a PDF file inside/);
  });

  test('requests that violate the protocol, or come from another site, change nothing', async () => {
    const id = await tus.begin('plans.pdf', 100);
    const piece = Buffer.alloc(60, 'x');
    const status = async (answer: Promise<Response>) => (await answer).status;
    expect(await status(tus.patch(id, 5, piece))).toBe(409);
    expect(await status(tus.patch(id, 0, Buffer.alloc(101)))).toBe(413);
    expect(await status(tus.patch(id, 0, piece, { 'upload-offset': '-1' }))).toBe(400);
    expect(await status(tus.patch(id, 0, piece, { 'content-type': 'text/plain' }))).toBe(415);
    expect(await status(tus.patch(id, 0, piece, { 'tus-resumable': '0.2.2' }))).toBe(412);
    expect(await status(tus.patch('..%2f..%2flock', 0, piece))).toBe(404);
    expect(await status(tus.patch(id, 0, piece, { 'sec-fetch-site': 'cross-site' }))).toBe(403);
    expect(await status(tus.create('a.pdf', 10, { origin: 'https://elsewhere.example' }))).toBe(403);
    expect(await status(fetch(`${site.url}/uploads/files/${id}`))).toBe(404);
    expect(await tus.offset(id)).toBe(0);
  });

  test('refuses data beyond the announced size, even if the request states no length', async () => {
    const id = await tus.begin('plans.pdf', 100);
    const answer = await fetch(`${site.url}/uploads/files/${id}`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.alloc(5_000));
          controller.close();
        },
      }),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await tus.offset(id)).toBe(0);
  });

  test('an upload survives a restart, but not a day without progress', async () => {
    const [live, old] = [await tus.begin('a.pdf', plans.length), await tus.begin('b.pdf', 100)];
    await tus.patch(live, 0, plans.subarray(0, 50_000));
    await tus.patch(old, 0, plans.subarray(0, 50));
    await kind.age(old, 25);
    await start();
    // Requests for the upload would lock it, and the cleanup skips locked uploads, so the test looks into the store.
    await eventually(async () => !(await left()).some((name) => name.includes(old)));
    expect((await tus.head(old)).status).toBe(404);
    expect(await tus.offset(live)).toBe(50_000);
    expect((await tus.patch(live, 50_000, plans.subarray(50_000))).status).toBe(204);
    expect((await (await submit([live])).json()).files[0].sha256).toBe(sha256(plans));
    await eventually(async () => (await left()).length === 0);
  });

  test('reports a full disk when an upload begins and when a form is submitted, and stores no submission (507)', async () => {
    const id = await tus.begin('plans.pdf', plans.length);
    await start({ uploadKeepFree: Number.MAX_SAFE_INTEGER });
    expect((await tus.create('plans.pdf', 10)).status).toBe(507);
    // Pieces in a bucket need no disk space on this machine until they are joined.
    expect((await tus.patch(id, 0, plans)).status).toBe(kind.isHere ? 507 : 204);
    const response = await site.post(sampleForm());
    expect(response.status).toBe(507);
    expect((await response.json()).errors[0].message).toMatch(/no room/);
    expect(await site.count('submissions')).toBe(0);
  });

  test('a client’s unfinished uploads cannot exceed its quota (507), but a new upload replaces an abandoned one', async () => {
    const settings = { uploadUnfinishedPerClient: 300_000 };
    await start(settings);
    const [old, busy] = [await tus.begin('a.pdf', 150_000), await tus.begin('b.pdf', 100_000)];
    const refused = await tus.create('c.pdf', 60_000);
    expect([refused.status, await refused.text()]).toEqual([
      507,
      expect.stringContaining('try again in an hour'),
    ]);
    expect(await kind.uploads()).toBe(2);
    await start(settings);
    expect((await tus.create('c.pdf', 60_000)).status).toBe(507);
    expect((await tus.head(old)).headers.get('upload-metadata')).toBe(
      `filename ${Buffer.from('a.pdf').toString('base64')}`,
    );
    await kind.age(old, 2);
    const next = await tus.begin('c.pdf', 60_000);
    expect((await tus.head(old)).status).toBe(404);
    expect((await tus.head(busy)).status).toBe(200);
    expect((await tus.create('d.pdf', 145_000)).status).toBe(507);
    await fetch(`${site.url}/uploads/files/${next}`, {
      method: 'DELETE',
      headers: { 'tus-resumable': '1.0.0' },
    });
    await tus.begin('d.pdf', 145_000);
  });

  test('submitted uploads no longer count toward the quota', async () => {
    await start({ uploadUnfinishedPerClient: 200_000 });
    const id = await tus.upload('a.pdf', plans);
    expect((await tus.create('b.pdf', 100_000)).status).toBe(507);
    expect((await submit([id])).status).toBe(201);
    expect((await tus.create('b.pdf', 100_000)).status).toBe(201);
  });

  test('refuses a client that sends too many forms or upload requests (429)', async () => {
    await start({ uploadFormsPerHour: 2, uploadRequestsPerMinute: 3 });
    const forms = [];
    for (let i = 0; i < 3; i += 1) forms.push((await site.post(sampleForm())).status);
    expect(forms).toEqual([201, 201, 429]);
    const page = await site.post(sampleForm(), { accept: 'text/html' });
    expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
    const pieces = [];
    for (let i = 0; i < 4; i += 1) pieces.push((await tus.create('a.pdf', 10)).status);
    expect(pieces).toEqual([201, 201, 201, 429]);
  });

  describe('slow senders', () => {
    const pace = { bytes: 200, ms: 1000 };

    test('the connection of a sender that stops sending is closed, and the received bytes are kept', async () => {
      await start({}, { pace });
      const id = await tus.begin('plans.pdf', plans.length);
      const socket = await tus.half(id, 0, plans.length, plans.subarray(0, 3_000));
      await once(socket, 'close');
      expect(await tus.offset(id)).toBe(3_000);
    });
  });
});

test('if the creation of an upload is interrupted, its leftovers are removed from a folder after a day', async () => {
  await kinds['a folder'].empty();
  await site.start();
  const name = path.join(folder(), 'f'.repeat(32));
  await writeFile(name, 'no announcement');
  const long = new Date(Date.now() - 25 * 3_600_000);
  await utimes(name, long, long);
  await site.stop();
  await site.start();
  expect(await readdir(folder())).toEqual([]);
  await site.stop();
});

test('U5: after an object store fails during an upload, only one piece is lost', async () => {
  await kinds['a bucket'].empty();
  await site.start({ s3: peer.settings });
  tus = new TusClient(site.url);
  const noStore = [500, 'The file could not be stored right now\n'];
  const id = await tus.begin('plans.pdf', plans.length);
  expect((await tus.patch(id, 0, plans.subarray(0, 60_000))).status).toBe(204);
  const cut = await tus.half(id, 60_000, 60_000, plans.subarray(60_000, 90_000));
  let answer = '';
  cut.on('data', (data) => {
    answer += data;
  });
  await peer.goOffline();
  cut.write(plans.subarray(90_000, 120_000));
  await eventually(async () => answer.includes('\r\n\r\n'));
  expect(answer).toMatch(/^HTTP\/1.1 500 /);
  const refused = await tus.patch(id, 60_000, plans.subarray(60_000));
  expect([refused.status, await refused.text()]).toEqual(noStore);
  expect(await tus.offset(id)).toBe(60_000);
  await peer.goOnline();
  expect((await tus.patch(id, 60_000, plans.subarray(60_000))).status).toBe(204);

  await peer.goOffline();
  const unsaved = await submit([id]);
  expect(unsaved.status).toBe(503);
  await peer.goOnline();
  const response = await submit([id]);
  expect([response.status, await response.json()]).toEqual([
    201,
    expect.objectContaining({ files: [{ name: 'plans.pdf', size: plans.length, sha256: sha256(plans) }] }),
  ]);
  expect(await kinds['a bucket'].left()).toEqual([]);
  await site.stop();
});

describe('with S3_DIRECT', () => {
  const put = (url: string, body: Buffer) => fetch(url, { method: 'PUT', body: new Uint8Array(body) });
  beforeEach(async () => {
    await query('truncate submissions, mail_outbox cascade');
    await kinds['a bucket'].empty();
    await site.start({
      s3: { ...peer.settings, directUrl: peer.settings.endpoint },
      upload: { maxFiles: 3, maxFileBytes: large.length, maxSubmissionBytes: large.length },
      uploadUnfinishedPerClient: large.length,
    });
    tus = new TusClient(site.url);
  });
  afterEach(() => site.stop());

  test('U5: pieces that the sender puts into the bucket are appended, and the file is stored', async () => {
    const id = await tus.begin('plans.pdf', large.length);
    expect((await tus.head(id)).headers.get('upload-direct')).toBe('true');
    for (const [start, end] of [
      [0, uploadChunkBytes],
      [uploadChunkBytes, large.length],
    ] as const) {
      const asked = await tus.piece(id, start, end - start);
      expect([asked.status, await tus.offset(id)]).toEqual([200, start]);
      expect((await put(await asked.text(), large.subarray(start, end))).status).toBe(200);
      const appended = await Promise.all([1, 2].map(() => tus.piece(id, start, end - start)));
      expect(appended.map(({ status }) => status).sort()).toEqual([204, 409]);
      expect(await tus.offset(id)).toBe(end);
    }
    const response = await submit([id]);
    expect((await response.json()).files).toEqual([
      { name: 'plans.pdf', size: large.length, sha256: sha256(large) },
    ]);
    expect(await kinds['a bucket'].left()).toEqual([]);
  });

  test('the bucket refuses a piece of another size', async () => {
    const id = await tus.begin('plans.pdf', plans.length);
    const url = await (await tus.piece(id, 0, plans.length)).text();
    expect((await put(url, plans.subarray(1))).status).toBe(403);
    expect([await pieces(), await tus.offset(id)]).toEqual([[], 0]);
  });

  test('a signed URL is given only for a whole chunk at a chunk boundary', async () => {
    const id = await tus.begin('plans.pdf', large.length);
    expect((await tus.piece(id, 0, large.length)).status).toBe(400);
    await tus.patch(id, 0, large.subarray(0, 1));
    expect((await tus.piece(id, 1, uploadChunkBytes)).status).toBe(400);
  });

  test('a signed URL is given only for missing bytes of an upload, and only if the request has no body and comes from the site’s own pages', async () => {
    const id = await tus.begin('plans.pdf', 100);
    const status = async (answer: Promise<Response>) => (await answer).status;
    expect(await status(tus.piece(id, 5, 10))).toBe(409);
    expect(await status(tus.piece(id, 0, 101))).toBe(413);
    expect(await status(tus.piece(id, 0, 0))).toBe(400);
    expect(await status(tus.patch(id, 0, Buffer.alloc(9), { 'upload-piece-size': '100' }))).toBe(400);
    expect(await status(tus.piece('a'.repeat(32), 0, 100))).toBe(404);
    const elsewhere = { 'upload-piece-size': '100', 'sec-fetch-site': 'cross-site' };
    expect(await status(tus.patch(id, 0, Buffer.alloc(0), elsewhere))).toBe(403);
    await site.stop();
    await site.start({ s3: peer.settings });
    tus = new TusClient(site.url);
    expect(await status(tus.piece(id, 0, 100))).toBe(400);
    expect((await tus.head(id)).headers.has('upload-direct')).toBe(false);
  });
});

test.each([
  { S3_ENDPOINT: 'https://storage.example.com/s3', S3_BUCKET: 'plans' },
  { S3_BUCKET: 'plans' },
  { S3_BUCKET: 'plans.example.com' },
  { S3_BUCKET: 'plans', S3_REGION: 'cn-north-1' },
])('with %j, the content security policy permits the signed URLs for the bucket', async (given) => {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hunter2' };
  const { s3 } = readSettings({ ...given, ...keys, S3_DIRECT: 'true' }, site.dataDir);
  const signed =
    s3 && (await new BucketPieces(s3Client(s3), s3.bucket).addressOf({ uploadId: 'a', object: 'b' }, 1));
  expect(signed?.startsWith(`${s3?.directUrl}resumable/`)).toBe(true);
});

test('only pieces that belong to no upload are removed from a bucket', async () => {
  await kinds['a bucket'].empty();
  const { bucket } = peer.settings;
  const object = randomUUID();
  const id = 'a'.repeat(32);
  await query(
    "insert into resumable_uploads (id, client, size, metadata, received) values ($1, 'c', 9, '{}', 9)",
    [id],
  );
  await query('insert into resumable_pieces (upload_id, start, size, object) values ($1, 0, 9, $2)', [
    id,
    object,
  ]);
  for (const Key of [
    `resumable/${id}/${object}`,
    `resumable/${id}/${randomUUID()}`,
    `resumable/${'b'.repeat(32)}/${randomUUID()}`,
  ])
    await s3Client(peer.settings).send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'nine bytes' }));
  await sweepBucket(24 * 3_600_000);
  expect(await pieces()).toHaveLength(3);
  await sweepBucket(-60_000);
  expect(await pieces()).toEqual([`resumable/${id}/${object}`]);
});

async function sweepBucket(ms: number): Promise<void> {
  const { resumable } = await openResumable({
    database: site.database,
    settings: { s3: peer.settings, uploadUnfinishedPerClient: 1, processes: 1 },
    space: new FreeSpace(site.dataDir, 0),
    folder: folder(),
  });
  return resumable.sweepContent(ms);
}
