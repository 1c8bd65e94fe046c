import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import { fromBuffer } from 'yauzl';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { requeueRemovals } from '../../files/removals/removal-job.ts';
import { FileMissingError } from '../../files/storage/file-storage.ts';
import { S3Peer } from '../../files/testing/s3-peer.ts';
import { CaseSite } from '../cases/testing/case-site.ts';
import { pdf } from '../uploads/testing/sample-form.ts';

jest.setTimeout(120_000);

let peer: S3Peer;
beforeAll(async () => {
  peer = await S3Peer.start();
});
afterAll(() => peer.stop());

describe.each(['a folder', 'an S3-compatible store'])('files in %s', (kind) => {
  let inbox: CaseSite;

  beforeAll(async () => {
    inbox = await CaseSite.open(kind === 'a folder' ? {} : peer.environment);
  });
  afterAll(() => inbox.close());

  const mailsTo = async (address: string) => {
    const { rows } = await inbox.sql('select state from mail_outbox where to_address = $1', [address]);
    return rows.map(({ state }) => state).join();
  };

  async function storedName(reference: string): Promise<string> {
    const { rows } = await inbox.sql(
      'select stored_name from submission_files f join submissions s on s.id = submission_id where reference = $1',
      [reference],
    );
    return rows[0].stored_name;
  }

  test('administrators can delete a submission with its files, and analysts cannot', async () => {
    const email = `${randomUUID()}@example.net`;
    const [reference, other] = [
      await inbox.sent({ email, from: 'Zoe Unique' }, [['a.pdf', pdf(10)]]),
      await inbox.sent({}, [['b.pdf', pdf(10)]]),
    ];
    const { url } = await inbox.opened(reference);
    await inbox.done('cleo', 'submissions', 'addNote', { reference, text: 'Called Zoe' });
    const { lastUpdate } = await inbox.load(reference);
    const fileName = await storedName(reference);
    const stored = async () => (await inbox.site.app.files.storage.read(reference, fileName)).destroy();
    await stored();
    await eventually(async () => (await mailsTo(email)) === 'delivered');

    expect(await inbox.codeOf('cleo', 'submissions', 'delete', { reference, lastUpdate })).toBe(-32003);
    await inbox.load(reference);
    await inbox.act(reference, { event: 'close', message: '' });
    expect(await inbox.codeOf('root', 'submissions', 'delete', { reference, lastUpdate })).toBe(-32009);
    const current = (await inbox.load(reference)).lastUpdate;
    await inbox.done('root', 'submissions', 'delete', { reference, lastUpdate: current });
    expect(await inbox.codeOf('cleo', 'submissions', 'load', { reference })).toBe(-32001);
    expect(await inbox.codeOf('root', 'submissions', 'delete', { reference, lastUpdate: current })).toBe(
      -32001,
    );
    expect((await inbox.get(url)).status).toBe(404);
    await eventually(
      async () =>
        await stored().then(
          () => null,
          (error: unknown) => error instanceof FileMissingError || null,
        ),
    );
    await eventually(async () => (await inbox.sql('select 1 from file_removals')).rows.length === 0);
    expect(await mailsTo(email)).toBe('');
    const { rows: log } = await inbox.sql(
      "select * from audit_entries where action = 'work.delete' and subject = $1",
      [`submission ${reference}`],
    );
    expect(log).toMatchObject([{ by: 'root', before: null, after: null }]);
    expect(await (await inbox.get((await inbox.opened(other)).url)).text()).toBe(pdf(10).toString());
  });

  test('the files of a deleted submission are removed later if the server was killed before it removed them', async () => {
    const reference = await inbox.sent({}, [['a.pdf', pdf(10)]]);
    const fileName = await storedName(reference);
    const { rows } = await inbox.sql(
      `with gone as (delete from submissions where reference = $1 returning id, reference)
       insert into file_removals (id, folder) select id, reference from gone returning id`,
      [reference],
    );
    await requeueRemovals(inbox.site.database, inbox.site.app.jobs);
    await eventually(
      async () =>
        (await inbox.sql('select 1 from file_removals where id = $1', [rows[0].id])).rows.length === 0,
    );
    await expect(inbox.site.app.files.storage.read(reference, fileName)).rejects.toThrow(FileMissingError);
  });

  if (kind === 'an S3-compatible store') {
    test('if the store is unavailable, opening files fails with a message, but submissions can still be read', async () => {
      const reference = await inbox.sent({}, [['a.pdf', pdf(10)]]);
      const { url } = await inbox.opened(reference);
      await peer.goOffline();
      try {
        const refused = await inbox.get(url);
        expect([refused.status, (await refused.json()).message, refused.headers.get('retry-after')]).toEqual([
          503,
          'Files cannot be stored or opened right now. Please try again in a few seconds.',
          '5',
        ]);
        expect((await inbox.load(reference)).reference).toBe(reference);
      } finally {
        await peer.goOnline();
      }
      expect((await inbox.get(url)).status).toBe(200);
    });
  }

  test('a file is downloaded unchanged, as an attachment, and the access is logged', async () => {
    const content = pdf(5_000);
    const reference = await inbox.sent({}, [['Grüße 木.pdf', content]]);
    const { url } = await inbox.opened(reference);
    const response = await inbox.get(url);
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
    expect((await inbox.load(reference)).accesses[1]).toMatchObject({
      by: 'cleo',
      words: `opened the file Grüße 木.pdf of the submission ${reference}`,
    });
    const ticket = url.split('/')[2] ?? '';
    expect(inbox.site.log.join('')).not.toContain(ticket);
  });

  test('a text file is sent uncompressed, so that its byte ranges are valid', async () => {
    const content = Buffer.from('a,b\n1,2\n'.repeat(1000));
    const reference = await inbox.sent({}, [['rooms.csv', content]]);
    const { url } = await inbox.opened(reference);
    const response = await inbox.get(url, { 'accept-encoding': 'br, gzip' });
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
  ] as const)('a download of the range %s gets status %d', async (range, status, part) => {
    const content = pdf(5_000);
    expect(content.length).toBe(5016);
    const reference = await inbox.sent({}, [['a.pdf', content]]);
    const { url } = await inbox.opened(reference);
    const response = await inbox.get(url, { range });
    expect(response.status).toBe(status);
    const body = Buffer.from(await response.arrayBuffer());
    if (status === 416) expect(response.headers.get('content-range')).toBe('bytes */5016');
    else if (part) {
      expect(response.headers.get('content-range')).toBe(`bytes ${part[0]}-${part[1]}/5016`);
      expect(body.equals(content.subarray(part[0], part[1] + 1))).toBe(true);
    } else expect(body.equals(content)).toBe(true);
  });

  test('a range request for another version of a file gets the whole file', async () => {
    const content = pdf(500);
    const reference = await inbox.sent({}, [['a.pdf', content]]);
    const { url } = await inbox.opened(reference);
    const etag = `"${createHash('sha256').update(content).digest('hex')}"`;
    const same = await inbox.get(url, { range: 'bytes=0-9', 'if-range': etag });
    expect([same.status, same.headers.get('etag')]).toEqual([206, etag]);
    expect((await inbox.get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  test('a preview is shown inline without scripts, and scripts of other sites cannot read it', async () => {
    const reference = await inbox.sent({}, [['a.pdf', pdf(100)]]);
    const { url } = await inbox.opened(reference, 'preview');
    const { headers } = await inbox.get(url);
    expect(headers.get('content-disposition')).toMatch(/^inline/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('all files of a submission are sent as one ZIP, with its size in the Content-Length header', async () => {
    const [first, second] = [pdf(300_00, 'a'), pdf(50, 'b')];
    const reference = await inbox.sent({}, [
      ['a.pdf', first],
      ['a.pdf', second],
    ]);
    const { url } = await inbox.done<DownloadLink>('cleo', 'submissions', 'openAll', { reference });
    const response = await inbox.get(url);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${reference}.zip`);
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await unzipped(body)).toEqual({
      [`${reference}/a.pdf`]: first.toString(),
      [`${reference}/a (2).pdf`]: second.toString(),
    });
  });

  test('a file that the scanner has not released cannot be opened, alone or in the ZIP', async () => {
    const reference = await inbox.sent({}, [
      ['a.pdf', pdf(10)],
      ['b.pdf', pdf(20)],
    ]);
    const { url } = await inbox.opened(reference);
    const mark = (state: string, name: string) =>
      inbox.sql(
        `update submission_files set scan_state = $1 from submissions s
         where s.id = submission_id and s.reference = $2 and name = $3`,
        [state, reference, name],
      );
    await mark('infected', 'a.pdf');
    expect((await inbox.get(url)).status).toBe(403);
    const { files } = await inbox.load(reference);
    expect(
      await inbox.codeOf('cleo', 'submissions', 'openFile', {
        reference,
        fileId: files[0]?.id,
        purpose: 'download',
      }),
    ).toBe(-32003);
    const all = await inbox.done<DownloadLink>('cleo', 'submissions', 'openAll', { reference });
    const zip = Buffer.from(await (await inbox.get(all.url)).arrayBuffer());
    expect(Object.keys(await unzipped(zip))).toEqual([`${reference}/b.pdf`]);
    await mark('waiting', 'b.pdf');
    expect(await inbox.codeOf('cleo', 'submissions', 'openAll', { reference })).toBe(-32003);
  });

  test('a download link does not work after the user has logged out, after the link has expired, or while the user lacks the role Analyst', async () => {
    const reference = await inbox.sent({}, [['a.pdf', pdf(10)]]);
    const mine = await inbox.site.tokenOf('cleo');
    const [file] = (await inbox.load(reference)).files;
    const asked = { reference, fileId: file?.id, purpose: 'download' };
    const { url } = (await inbox.site.call('submissions', 'openFile', asked, mine)).result as DownloadLink;
    expect((await inbox.get(url)).status).toBe(200);
    await inbox.site.callPublic('security', 'logout', {}, { token: mine });
    expect((await inbox.get(url)).status).toBe(404);

    const { url: second } = await inbox.opened(reference);
    const roleOf = (role: string) =>
      inbox.sql(
        "update account_roles set role_name = $1 from accounts where id = account_id and name = 'cleo'",
        [role],
      );
    await roleOf('Member');
    expect((await inbox.get(second)).status).toBe(403);
    await roleOf('Analyst');
    expect((await inbox.get(second)).status).toBe(200);
    await inbox.sql("update download_tickets set expires_at = now() - interval '1 second'");
    expect((await inbox.get(second)).status).toBe(404);
    for (const ticket of ['A'.repeat(43), 'x', '..%2F..', '%00']) {
      expect((await inbox.get(`/downloads/${ticket}/a.pdf`)).status).toBe(404);
    }
  });

  if (kind === 'a folder')
    test('a file missing from the storage is reported rather than sent empty', async () => {
      const reference = await inbox.sent({}, [['a.pdf', pdf(10)]]);
      const { url } = await inbox.opened(reference);
      await rm(path.join(inbox.site.dataDir, 'uploads', reference), { recursive: true });
      const response = await inbox.get(url);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        500,
        'text/plain; charset=utf-8',
      ]);
      expect(await response.text()).toContain('missing');
      const all = await inbox.done<DownloadLink>('cleo', 'submissions', 'openAll', { reference });
      await expect((async () => (await inbox.get(all.url)).arrayBuffer())()).rejects.toThrow();
    });
});

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

test('with S3_DIRECT, opening a link redirects to the store, and a script gets the file from the site', async () => {
  const inbox = await CaseSite.open({ ...peer.environment, S3_DIRECT: 'true' });
  try {
    const reference = await inbox.sent({}, [['a.pdf', pdf(10)]]);
    const { url } = await inbox.opened(reference);
    const saved = (mode: string) => inbox.site.app.inject({ url, headers: { 'sec-fetch-mode': mode } });
    const sent = await saved('navigate');
    const address = String(sent.headers.location);
    expect([sent.statusCode, sent.headers['cache-control'], sent.headers['referrer-policy']]).toEqual([
      302,
      'private, no-store',
      'no-referrer',
    ]);
    expect(address.startsWith(`${peer.settings.endpoint}/`)).toBe(true);
    expect(await (await fetch(address)).text()).toBe(pdf(10).toString());
    const read = await saved('same-origin');
    expect([read.statusCode, read.body]).toEqual([200, pdf(10).toString()]);
    await inbox.sql('delete from sessions');
    expect((await saved('navigate')).statusCode).toBe(404);
  } finally {
    await inbox.close();
  }
});
