import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type {
  DownloadLink,
  SubmissionDetail,
  SubmissionList,
  SubmissionReceipt,
} from '@title24/shared-domain/full-service';
import { fromBuffer } from 'yauzl';
import compression from '../../../platform/http/compression.ts';
import { eventually } from '../../../platform/jobs/testing/eventually.ts';
import { AccountSite } from '../../accounts/testing/account-site.ts';
import { siteConfigurationSeed } from '../../configuration/site-configuration.seed.ts';
import { requeueRemovals } from '../../files/removals/removal-job.ts';
import { FileMissingError, type FileStorage } from '../../files/storage/file-storage.ts';
import { S3Peer } from '../../files/testing/s3-peer.ts';
import { sampleForm } from '../uploads/testing/sample-form.ts';
import { uploadsPlugin } from '../uploads/uploads.plugin.ts';
import { inboxPlugin } from './inbox.plugin.ts';
import { deleteExpired } from './retention.ts';
import { foldCounts } from './submission-counts.ts';

jest.setTimeout(120_000);

const pdf = (size: number, letter = 'a') => Buffer.from(`%PDF-1.7\n${letter.repeat(size)}\n%%EOF\n`);

let peer: S3Peer;
beforeAll(async () => {
  peer = await S3Peer.start();
});
afterAll(() => peer.stop());

describe.each(['a folder', 'an S3-compatible store'])('with %s', (kind) => {
  let site: AccountSite;
  let token: string;
  let dataDir: string;
  let storage: FileStorage;

  beforeAll(async () => {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = peer.settings;
    const env =
      kind === 'a folder'
        ? {}
        : {
            S3_ENDPOINT: endpoint ?? '',
            S3_BUCKET: bucket,
            S3_REGION: region,
            S3_ACCESS_KEY_ID: accessKeyId,
            S3_SECRET_ACCESS_KEY: secretAccessKey,
          };
    site = await AccountSite.open(
      { ...env, UPLOAD_FORMS_PER_HOUR: '10000' },
      async (app) => {
        await app.register(compression);
      },
      async (app, dependencies) => {
        storage = app.files.storage;
        dataDir = dependencies.settings.dataDir;
        await app.register(uploadsPlugin, {
          ...dependencies,
          loadConfiguration: async () => siteConfigurationSeed,
          renderPage: async () => '<!doctype html><title>page</title>',
        });
        await app.register(inboxPlugin, dependencies);
      },
    );
    await site.addAccount('ada', 'Analyst');
    await site.addAccount('mia', 'Member');
    await site.addAccount('root', 'Admin');
    token = await site.tokenOf('ada');
  });
  afterAll(() => site.close());

  async function submit(
    files: readonly (readonly [string, Buffer])[],
    fields: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const response = await fetch(`${site.url}/project-upload`, {
      method: 'POST',
      body: sampleForm(fields, files),
      headers: { accept: 'application/json' },
    });
    const receipt = (await response.json()) as SubmissionReceipt;
    expect([response.status, receipt]).toEqual([201, expect.anything()]);
    return receipt.reference;
  }

  async function call<Result>(method: string, params: object, as = token): Promise<Result> {
    const { result, error } = await site.call('submissions', method, params, as);
    expect([method, error]).toEqual([method, undefined]);
    return result as Result;
  }
  /** Does a step with the case of a submission as it is now. */
  const act = async (reference: string, step: object) => {
    const { lastUpdate } = await load(reference);
    const { error } = await site.call('cases', 'act', { reference, lastUpdate, act: step }, token);
    expect(error).toBeUndefined();
  };
  const codeOf = async (method: string, params: object, as = token) =>
    (await site.call('submissions', method, params, as)).error?.code;
  const load = (reference: string) => call<SubmissionDetail>('load', { reference });
  const open = async (reference: string, purpose = 'download', index = 0, as = token) => {
    const { files } = await load(reference);
    return call<DownloadLink>('openFile', { reference, fileId: files[index]?.id, purpose }, as);
  };
  /** The states of the mails to an address. */
  const mailsTo = async (address: string) => {
    const { rows } = await site.database.$client.query(
      'select state from mail_outbox where to_address = $1',
      [address],
    );
    return rows.map(({ state }) => state).join();
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(new URL(url, site.url), { headers });

  test('the list is searched, filtered and counted', async () => {
    const word = `Elm ${randomUUID()}`;
    const addition = await submit([['a.pdf', pdf(100)]], { projectName: `${word} 1` });
    const other = await submit(
      [
        ['a.pdf', pdf(100)],
        ['b.pdf', pdf(50)],
      ],
      {
        projectName: `${word} 2`,
        projectType: 'Commercial or Non-Residential',
      },
    );
    const find = (params: object) => call<SubmissionList>('find', { search: word, ...params });
    const all = await find({});
    expect(all.items.map(({ reference }) => reference)).toEqual([other, addition]);
    expect(all).toMatchObject({ total: 2, counts: { new: 2, 'in-review': 0, quoted: 0, closed: 0 } });
    expect(all.items[0]).toMatchObject({ files: 2, size: pdf(100).length + pdf(50).length, heldBack: 0 });
    await act(addition, { event: 'take' });
    expect(await find({ status: 'in-review' })).toMatchObject({
      items: [{ reference: addition, status: 'in-review' }],
      total: 1,
      counts: { new: 1, 'in-review': 1 },
    });
    expect((await find({ projectType: 'Commercial or Non-Residential' })).items).toHaveLength(1);
    expect((await find({ since: '2020-01-31' })).total).toBe(2);
    expect((await find({ since: '2999-01-31' })).total).toBe(0);
    expect(all).toMatchObject({ before: null, after: null, hasMore: false });
    expect((await find({ search: word.toUpperCase() })).total).toBe(2);
    expect(await call<SubmissionList>('find', { search: other })).toMatchObject({ total: 1 });
    expect(await call<SubmissionList>('find', { search: '%' })).toMatchObject({ total: 0 });
    expect(await codeOf('find', { since: '31/01/2026' })).toBe(-32602);
    expect(await codeOf('find', { status: 'lost' })).toBe(-32602);
  });

  /** Copies of a submission, a microsecond apart, the first copy the newest. */
  const copies = (reference: string, number: number, changes = '{}') =>
    site.database.$client.query(
      `insert into submissions (select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(),
        'reference', 'FS-20200101-' || lpad(n::text, 8, '0'), 'idempotency_key', gen_random_uuid()::text,
        'received_at', timestamptz '2020-01-01 12:00:00Z' - n * interval '1 microsecond') || $3::jsonb)).*
        from submissions s, generate_series(1, $2::int) n where s.reference = $1)`,
      [reference, number, changes],
    );
  const copy = (number: number) => `FS-20200101-${String(number).padStart(8, '0')}`;

  test('its parts follow each other both ways, whatever arrives or goes meanwhile', async () => {
    const word = `Birch ${randomUUID()}`;
    const first = await submit([['a.pdf', pdf(10)]], { projectName: word });
    await copies(first, 120);
    const find = (params: object = {}) => call<SubmissionList>('find', { search: word, ...params });
    const names = ({ items }: SubmissionList) => items.map(({ reference }) => reference);
    const copied = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => copy(from + index));
    const one = await find();
    expect(names(one)).toEqual([first, ...copied(1, 49)]);
    expect([one.total, one.before]).toEqual([121, null]);
    const two = await find({ after: one.after });
    expect(names(two)).toEqual(copied(50, 99));
    const newer = await submit([['a.pdf', pdf(10)]], { projectName: word });
    await site.database.$client.query('delete from submissions where reference = $1', [copy(49)]);
    // The address of a part means the same even if the submission that it goes by is gone.
    expect(names(await find({ after: one.after }))).toEqual(copied(50, 99));
    const three = await find({ after: two.after });
    expect([names(three), three.after]).toEqual([copied(100, 120), null]);
    expect(names(await find({ before: three.before }))).toEqual(copied(50, 99));
    const back = await find({ before: two.before });
    expect(names(back)).toEqual([newer, first, ...copied(1, 48)]);
    expect([back.before, back.after]).toEqual([null, expect.any(String)]);
    for (const bad of [
      { after: 'x' },
      { before: '1-2' },
      { after: one.after, before: one.after },
      { page: 2 },
    ])
      expect(await codeOf('find', bad)).toBe(-32602);
    await site.database.$client.query("delete from submissions where reference like 'FS-20200101-%'");
  });

  test('a search that fits very many tells of so many and more', async () => {
    const word = `Aspen ${randomUUID()}`;
    const reference = await submit([['a.pdf', pdf(10)]], { projectName: word });
    await copies(reference, 1100, '{"status":"closed"}');
    expect(await call<SubmissionList>('find', { search: word })).toMatchObject({
      total: 1000,
      hasMore: true,
      counts: { new: 1, closed: 999 },
    });
    await site.database.$client.query("delete from submissions where reference like 'FS-20200101-%'");
  });

  test('counts are kept through each change, by type and day, also once they are drawn together', async () => {
    const { $client } = site.database;
    const counted = async () => {
      const { rows } = await $client.query(
        `select status, project_type, (received_at at time zone 'America/Los_Angeles')::date::text as day, count(*)::int as number
         from submissions group by 1, 2, 3 order by 1, 2, 3`,
      );
      return rows;
    };
    const kept = async () => {
      const { rows } = await $client.query(
        `select status, project_type, day::text, sum(number)::int as number from submission_counts
         group by 1, 2, 3 having sum(number) <> 0 order by 1, 2, 3`,
      );
      return rows;
    };
    const reference = await submit([['a.pdf', pdf(10)]]);
    await copies(reference, 10);
    await $client.query("update submissions set status = 'closed' where reference = any($1)", [
      [copy(1), copy(2)],
    ]);
    await $client.query(
      "update submissions set project_type = 'A Residential Addition', received_at = '2020-02-01 07:59Z' where reference = $1",
      [copy(3)],
    );
    await $client.query('delete from submissions where reference = $1', [copy(4)]);
    expect(await kept()).toEqual(await counted());
    await Promise.all([foldCounts(site.database), foldCounts(site.database)]);
    expect(await kept()).toEqual(await counted());
    const { rows } = await $client.query('select count(*)::int as rows from submission_counts');
    expect(rows[0].rows).toBe((await counted()).length);
    const since = async (day: string) => (await call<SubmissionList>('find', { since: day })).total;
    expect((await since('2020-01-31')) - (await since('2020-02-01'))).toBe(1);
    await $client.query("delete from submissions where reference like 'FS-20200101-%'");
    expect((await call<SubmissionList>('find', {})).total).toBe(
      (await counted()).reduce((sum, { number }) => sum + number, 0),
    );
  });

  test('whoever may, deletes a submission with its files; a link to them is dead, and nobody else’s goes', async () => {
    const email = `${randomUUID()}@example.net`;
    const [reference, other] = [
      await submit([['a.pdf', pdf(10)]], { email, from: 'Zoe Unique' }),
      await submit([['b.pdf', pdf(10)]]),
    ];
    const { url } = await open(reference);
    await call('addNote', { reference, text: 'Called Zoe' });
    const { lastUpdate } = await load(reference);
    const stored = async () => (await storage.read(reference, fileName)).destroy();
    const { rows } = await site.database.$client.query(
      'select stored_name from submission_files f join submissions s on s.id = submission_id where reference = $1',
      [reference],
    );
    const fileName = rows[0].stored_name as string;
    await stored();
    await eventually(async () => ((await mailsTo(email)) === 'delivered' ? true : null));

    const admin = await site.tokenOf('root');
    expect(await codeOf('delete', { reference, lastUpdate })).toBe(-32003);
    await load(reference);
    await act(reference, { event: 'close', message: '' });
    expect(await codeOf('delete', { reference, lastUpdate }, admin)).toBe(-32009);
    const current = (await load(reference)).lastUpdate;
    await call('delete', { reference, lastUpdate: current }, admin);
    expect(await codeOf('load', { reference })).toBe(-32001);
    expect(await codeOf('delete', { reference, lastUpdate: current }, admin)).toBe(-32001);
    expect((await get(url)).status).toBe(404);
    await eventually(
      async () =>
        await stored().then(
          () => null,
          (error: unknown) => error instanceof FileMissingError || null,
        ),
    );
    await eventually(async () =>
      (await site.database.$client.query('select 1 from file_removals')).rows.length === 0 ? true : null,
    );
    expect(await mailsTo(email)).toBe('');
    const { rows: log } = await site.database.$client.query(
      "select * from audit_entries where action = 'submissions.delete' and subject = $1",
      [`submission ${reference}`],
    );
    expect(log).toMatchObject([{ by: 'root', before: null, after: null }]);
    expect(await (await get((await open(other)).url)).text()).toBe(pdf(10).toString());
  });

  test('files of a deleted submission that a killed server left are taken away by the next', async () => {
    const reference = await submit([['a.pdf', pdf(10)]]);
    const { rows } = await site.database.$client.query(
      `with gone as (delete from submissions where reference = $1 returning id, reference)
       insert into file_removals (id, folder) select id, reference from gone returning id`,
      [reference],
    );
    await requeueRemovals(site.database, site.app.jobs);
    await eventually(async () =>
      (await site.database.$client.query('select 1 from file_removals where id = $1', [rows[0].id])).rows
        .length === 0
        ? true
        : null,
    );
    await expect(storage.read(reference, 'any')).rejects.toThrow(FileMissingError);
  });

  test('what was closed longer ago than it is to be kept is deleted; the rest stays', async () => {
    const [old, fresh, unanswered] = [
      await submit([['a.pdf', pdf(10)]]),
      await submit([['a.pdf', pdf(10)]]),
      await submit([['a.pdf', pdf(10)]]),
    ];
    const set = (reference: string, status: string, days: number) =>
      site.database.$client.query(
        "update submissions set status = $2, last_update = now() - $3::int * interval '1 day' where reference = $1",
        [reference, status, days],
      );
    await set(old, 'closed', 31);
    await set(fresh, 'closed', 29);
    await set(unanswered, 'quoted', 400);
    expect(await deleteExpired(site.database, site.app.jobs, 30)).toBe(1);
    expect(await codeOf('load', { reference: old })).toBe(-32001);
    await load(fresh);
    await load(unanswered);
    const { rows } = await site.database.$client.query(
      "select by from audit_entries where action = 'submissions.delete' and subject = $1",
      [`submission ${old}`],
    );
    expect(rows).toEqual([{ by: 'retention' }]);
  });

  test('a submission is shown whole, with who looked at it', async () => {
    const reference = await submit([['a.pdf', pdf(100)]], { comment: '<img src=x onerror=alert(1)>' });
    await load(reference);
    const detail = await load(reference);
    expect(detail).toMatchObject({
      reference,
      sender: 'Ana Ruiz',
      comment: '<img src=x onerror=alert(1)>',
      status: 'new',
      files: [
        { name: 'a.pdf', mediaType: 'application/pdf', size: pdf(100).length, scanState: 'not-scanned' },
      ],
      notes: [],
    });
    expect(detail.accesses.map(({ by, action }) => [by, action])).toEqual([
      ['ada', 'submissions.load'],
      ['ada', 'submissions.load'],
    ]);
    expect(await codeOf('load', { reference: 'FS-20200101-AAAAAAAA' })).toBe(-32001);
    expect(await codeOf('load', { reference: '../etc' })).toBe(-32602);
  });

  test('the sender’s own account sees where its submission stands, and no notes', async () => {
    const reference = await submit([['a.pdf', pdf(10)]], { email: 'Mia@example.com' });
    await act(reference, { event: 'take' });
    await call('addNote', { reference, text: 'For us alone' });
    const { result } = await site.call('account', 'submissions', {}, await site.tokenOf('mia'));
    expect(result).toEqual([expect.objectContaining({ reference, state: 'in-review' })]);
    expect(JSON.stringify(result)).not.toContain('For us alone');
  });

  test('notes are kept in order, with who wrote them', async () => {
    const reference = await submit([['a.pdf', pdf(100)]]);
    await call('addNote', { reference, text: ' Called the sender.\nWaiting for sheet 3 ' });
    const { notes } = await call<SubmissionDetail>('addNote', { reference, text: 'Sheet 3 is here' });
    expect(notes).toMatchObject([
      { by: 'ada', text: 'Called the sender.\nWaiting for sheet 3' },
      { by: 'ada', text: 'Sheet 3 is here' },
    ]);
    expect(await codeOf('addNote', { reference, text: '  ' })).toBe(-32602);
    expect(await codeOf('addNote', { reference, text: 'x'.repeat(4001) })).toBe(-32602);
  });

  test('a file is downloaded as it was sent, as an attachment, and the access is written down', async () => {
    const content = pdf(5_000);
    const reference = await submit([['Grüße 木.pdf', content]]);
    const { url } = await open(reference);
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''Gr%C3%BC%C3%9Fe/),
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
    expect((await load(reference)).accesses[1]).toMatchObject({
      by: 'ada',
      action: 'submissions.openFile',
      detail: 'Grüße 木.pdf',
    });
    const ticket = url.split('/')[2] ?? '';
    expect(site.log.join('')).not.toContain(ticket);
  });

  test('text is not compressed on the way, so that its ranges hold', async () => {
    const content = Buffer.from('a,b\n1,2\n'.repeat(1000));
    const reference = await submit([['rooms.csv', content]]);
    const { url } = await open(reference);
    const response = await get(url, { 'accept-encoding': 'br, gzip' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  });

  test.each([
    ['bytes=0-99', 206, [0, 99]],
    ['bytes=4000-', 206, [4000, 5015]],
    ['bytes=-16', 206, [5000, 5015]],
    ['bytes=0-999999', 206, [0, 5015]],
    ['bytes=0-1,5-6', 200, null],
    ['pages=1-2', 200, null],
    ['bytes=oops', 416, null],
    ['bytes=9000-9001', 416, null],
  ] as const)('the range %s is answered %d', async (range, status, part) => {
    const content = pdf(5_000);
    expect(content.length).toBe(5016);
    const reference = await submit([['a.pdf', content]]);
    const { url } = await open(reference);
    const response = await get(url, { range });
    expect(response.status).toBe(status);
    const body = Buffer.from(await response.arrayBuffer());
    if (status === 416) expect(response.headers.get('content-range')).toBe('bytes */5016');
    else if (part) {
      expect(response.headers.get('content-range')).toBe(`bytes ${part[0]}-${part[1]}/5016`);
      expect(body.equals(content.subarray(part[0], part[1] + 1))).toBe(true);
    } else expect(body.equals(content)).toBe(true);
  });

  test('a range of another version is answered with the whole', async () => {
    const content = pdf(500);
    const reference = await submit([['a.pdf', content]]);
    const { url } = await open(reference);
    const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
    const same = await get(url, { range: 'bytes=0-9', 'if-range': etag });
    expect([same.status, same.headers.get('etag')]).toEqual([206, etag]);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  test('a preview is shown in place, for this site only', async () => {
    const reference = await submit([['a.pdf', pdf(100)]]);
    const { url } = await open(reference, 'preview');
    const { headers } = await get(url);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('all files come as one ZIP of a size that is known before', async () => {
    const [first, second] = [pdf(300_00, 'a'), pdf(50, 'b')];
    const reference = await submit([
      ['a.pdf', first],
      ['a.pdf', second],
    ]);
    const { url } = await call<DownloadLink>('openAll', { reference });
    const response = await get(url);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${reference}.zip`);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await unzipped(body)).toEqual({
      [`${reference}/a.pdf`]: first.toString(),
      [`${reference}/a (2).pdf`]: second.toString(),
    });
  });

  test('what the scanner has not let through is not opened, alone or in the ZIP', async () => {
    const reference = await submit([
      ['a.pdf', pdf(10)],
      ['b.pdf', pdf(20)],
    ]);
    const { url } = await open(reference);
    const mark = (state: string, name: string) =>
      site.database.$client.query(
        `update submission_files set scan_state = $1 from submissions s
         where s.id = submission_id and s.reference = $2 and name = $3`,
        [state, reference, name],
      );
    await mark('infected', 'a.pdf');
    expect((await get(url)).status).toBe(403);
    const { files } = await load(reference);
    expect(await codeOf('openFile', { reference, fileId: files[0]?.id, purpose: 'download' })).toBe(-32003);
    const all = await call<DownloadLink>('openAll', { reference });
    const zip = Buffer.from(await (await get(all.url)).arrayBuffer());
    expect(Object.keys(await unzipped(zip))).toEqual([`${reference}/b.pdf`]);
    await mark('waiting', 'b.pdf');
    expect(await codeOf('openAll', { reference })).toBe(-32003);
    expect((await call<SubmissionList>('find', { search: reference })).items[0]?.heldBack).toBe(2);
  });

  test('a link is no good without its session, its role or its time', async () => {
    const reference = await submit([['a.pdf', pdf(10)]]);
    const mine = await site.tokenOf('ada');
    const { url } = await open(reference, 'download', 0, mine);
    expect((await get(url)).status).toBe(200);
    await site.callPublic('security', 'logout', {}, { token: mine });
    expect((await get(url)).status).toBe(404);

    const { url: second } = await open(reference);
    const roleOf = (role: string) =>
      site.database.$client.query(
        "update account_roles set role_name = $1 from accounts where id = account_id and name = 'ada'",
        [role],
      );
    await roleOf('Member');
    expect((await get(second)).status).toBe(403);
    await roleOf('Analyst');
    expect((await get(second)).status).toBe(200);
    await site.database.$client.query("update download_tickets set expires_at = now() - interval '1 second'");
    expect((await get(second)).status).toBe(404);
    for (const ticket of ['A'.repeat(43), 'x', '..%2F..', '%00']) {
      expect((await get(`/downloads/${ticket}/a.pdf`)).status).toBe(404);
    }
  });

  test('a member and a visitor get nothing', async () => {
    const reference = await submit([['a.pdf', pdf(10)]]);
    const member = await site.tokenOf('mia');
    for (const [method, params] of [
      ['find', {}],
      ['load', { reference }],
      ['openAll', { reference }],
      ['addNote', { reference, text: 'x' }],
    ] as const) {
      expect(await codeOf(method, params, member)).toBe(-32003);
      expect((await site.call('submissions', method, params, '')).status).toBe(401);
    }
  });

  if (kind === 'a folder')
    test('a file that is gone from the storage is told, not sent as an empty one', async () => {
      const reference = await submit([['a.pdf', pdf(10)]]);
      const { url } = await open(reference);
      await rm(path.join(dataDir, 'uploads', reference), { recursive: true });
      const response = await get(url);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        500,
        'text/plain; charset=utf-8',
      ]);
      expect(await response.text()).toContain('missing');
      const all = await call<DownloadLink>('openAll', { reference });
      await expect((async () => (await get(all.url)).arrayBuffer())()).rejects.toThrow();
    });
});

/** Texts of a ZIP's files by name. */
function unzipped(content: Buffer): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    fromBuffer(content, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const found: Record<string, string> = {};
      zip.on('entry', (entry: { fileName: string }) => {
        zip.openReadStream(entry as never, async (problem, stream) => {
          if (problem) return reject(problem);
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk as Buffer);
          found[entry.fileName] = Buffer.concat(chunks).toString();
          zip.readEntry();
        });
      });
      zip.once('end', () => resolve(found));
      zip.readEntry();
    });
  });
}
