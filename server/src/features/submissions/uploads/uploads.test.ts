import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadAttemptData } from '@title24/remote-kit/contract';
import { quotePromise, reportPromise } from '@title24/shared-domain';
import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { FolderResumableStore } from '../../files/resumable/folder-resumable-store.ts';
import { TusClient } from '../../files/testing/tus-client.ts';
import { SubmissionStore } from './commit/submission-store.ts';
import { sampleFields, sampleForm, samplePdf } from './testing/sample-form.ts';
import { UploadSite } from './testing/upload-site.ts';

let site: UploadSite;
beforeAll(async () => {
  site = await UploadSite.open();
  await site.start();
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.$client.query('truncate submissions, mail_outbox, login_failures cascade');
});

const receipt = (response: Response) => response.json() as Promise<SubmissionReceipt>;
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe('submissions', () => {
  test('a submission is stored on disk and in the database, and staff and the sender get emails about it (U5)', async () => {
    const drawing = Buffer.from('AC1032\0\0\0\0 drawing');
    const response = await site.post(
      sampleForm({ hasDropbox: 'on' }, [
        ['plans.pdf', samplePdf],
        ['site.dwg', drawing],
      ]),
    );
    expect(response.status).toBe(201);
    const { reference, files } = await receipt(response);
    expect(reference).toMatch(/^FS-\d{8}-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(files).toEqual([
      { name: 'plans.pdf', size: samplePdf.length, sha256: sha256(samplePdf) },
      { name: 'site.dwg', size: drawing.length, sha256: sha256(drawing) },
    ]);

    const { rows } = await site.database.$client.query(
      `select s.*, f.stored_name, f.name, f.media_type, f.sha256 from submissions s
       join submission_files f on f.submission_id = s.id order by f.position`,
    );
    expect(rows).toMatchObject([
      {
        reference,
        project_name: 'Oak Street house',
        project_type: 'A Residential Addition',
        sender: 'Ana Ruiz',
        email: 'ana.ruiz@example.org',
        phone: '(510) 555-0177',
        comment: 'Two stories.\nPlease hurry.',
        has_dropbox: true,
        name: 'plans.pdf',
        media_type: 'application/pdf',
      },
      { name: 'site.dwg', media_type: 'image/vnd.dwg', sha256: sha256(drawing) },
    ]);
    const stored = path.join(site.dataDir, 'uploads', reference, rows[1].stored_name);
    expect(await readFile(stored)).toEqual(drawing);

    const mails = await eventually(async () => {
      const { rows: delivered } = await site.database.$client.query(
        `select id, to_address, reply_to, subject, text from mail_outbox where state = 'delivered' order by to_address`,
      );
      return delivered.length === 2 ? delivered : null;
    });
    expect(mails).toMatchObject([
      {
        to_address: 'ana.ruiz@example.org',
        reply_to: 'service@example.com',
        subject: `Your files have been sent (${reference})`,
        text: expect.stringContaining(`${quotePromise} ${reportPromise}`),
      },
      {
        to_address: 'service@example.com',
        reply_to: 'ana.ruiz@example.org',
        subject: expect.stringContaining(reference),
      },
    ]);
    const message = await readFile(path.join(site.dataDir, 'mailbox', `${mails[1].id}.eml`), 'utf8');
    expect(message).toMatch(/^To: service@example\.com\r$/m);
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m);

    const list = await (await fetch(`${site.url}/dev/mail`)).text();
    expect(list).toContain(`href="/dev/mail/${mails[1].id}"`);
    const shown = await (await fetch(`${site.url}/dev/mail/${mails[1].id}`)).text();
    expect(shown).toContain('Phone: (510) 555-0177');
    expect(shown).toContain(sha256(drawing));
  });

  test('a browser without JavaScript gets a page in response to a submission', async () => {
    const response = await site.post(sampleForm(), { accept: 'text/html,*/*;q=0.8' }, '?type=b&area=900');
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(site.pages.at(-1)).toEqual({
      url: '/project-upload?type=b&area=900',
      data: {
        [uploadAttemptData.key]: {
          outcome: 'sent',
          receipt: {
            reference: expect.stringMatching(/^FS-/),
            files: [expect.objectContaining({ name: 'plans.pdf' })],
            isMailed: true,
          },
        },
      },
    });
  });

  test('a submission is confirmed even if the confirmation page cannot be rendered', async () => {
    site.failPages = true;
    const response = await site.post(sampleForm({ projectName: 'No page' }), { accept: 'text/html' });
    site.failPages = false;
    expect(response.status).toBe(201);
    expect(await response.text()).toMatch(
      /<h1>Your files have been sent<\/h1>\n<p>Your reference is FS-\d{8}-/,
    );
    expect(await site.count('submissions')).toBe(1);
  });

  test('a submission leaves no name, email address, phone, comment or file name in the log', async () => {
    await site.post(sampleForm());
    await site.post(sampleForm({ phone: '' }, [['secret-house.exe', samplePdf]]));
    const log = site.log.join('');
    expect(log).toContain('/project-upload');
    for (const secret of ['Ana', 'ana.ruiz', '555-0177', 'Oak Street', 'secret-house', 'Two stories']) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('repeated submissions', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });

  test('a repeated submission with the same Idempotency-Key returns the first result', async () => {
    const headers = key();
    const first = await receipt(await site.post(sampleForm(), headers));
    const second = await site.post(sampleForm({ projectName: 'Another' }), headers);
    expect(second.status).toBe(201);
    expect(await receipt(second)).toEqual(first);
    expect(await site.count('submissions')).toBe(1);
    expect(await site.count('mail_outbox')).toBe(2);
  });

  test('only one of several simultaneous submissions with the same Idempotency-Key is kept, and all return the same result', async () => {
    const headers = key();
    const before = await site.uploadedFiles();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => receipt(await site.post(sampleForm(), headers))),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await site.count('submissions')).toBe(1);
    expect(await site.count('submission_files')).toBe(1);
    expect(await site.count('mail_outbox')).toBe(2);
    expect(await site.uploadedFiles()).toHaveLength(before.length + 1);
  });

  test('a repeated submission with the idempotency key in a form field is recognized too', async () => {
    const idempotencyKey = randomUUID();
    const first = await receipt(await site.post(sampleForm({ idempotencyKey })));
    expect(await receipt(await site.post(sampleForm({ idempotencyKey })))).toEqual(first);
  });

  test('a repeated submission from a browser without JavaScript is recognized by its content', async () => {
    const page = { accept: 'text/html' };
    await Promise.all([site.post(sampleForm(), page), site.post(sampleForm(), page)]);
    expect(await site.count('submissions')).toBe(1);
    await site.post(sampleForm({ comment: 'Now with the roof plan.' }), page);
    expect(await site.count('submissions')).toBe(2);
  });

  test('a repeated submission from a program without an idempotency key counts as a new submission', async () => {
    const first = await receipt(await site.post(sampleForm()));
    expect((await receipt(await site.post(sampleForm()))).reference).not.toBe(first.reference);
  });

  test('a submission with a malformed Idempotency-Key is refused', async () => {
    expect((await site.post(sampleForm(), { 'idempotency-key': 'short' })).status).toBe(400);
    await site.expectNothingStored(await site.uploadedFiles());
  });
});

test('a submission is confirmed even if its uploads cannot be removed afterward', async () => {
  const id = await new TusClient(site.url).upload('plans.pdf', samplePdf);
  const discard = jest.spyOn(FolderResumableStore.prototype, 'discard').mockRejectedValue(new Error('EIO'));
  const headers = { 'idempotency-key': randomUUID() };
  for (const _ of ['first', 'repeated'])
    expect((await site.post(sampleForm({ uploads: id }, []), headers)).status).toBe(201);
  expect(discard).toHaveBeenCalledTimes(2);
  discard.mockRestore();
  expect(await site.count('submissions')).toBe(1);
});

test('if the outcome of a commit is unknown, the response does not claim that nothing was stored, and the uploads can be sent again', async () => {
  const form = sampleForm({ uploads: await new TusClient(site.url).upload('plans.pdf', samplePdf) }, []);
  const add = jest
    .spyOn(SubmissionStore.prototype, 'add')
    .mockRejectedValue(new Error('Connection terminated unexpectedly'));
  const response = await site.post(form);
  add.mockRestore();
  expect(response.status).toBe(503);
  expect((await response.json()).errors).toEqual([
    { path: '', message: 'We could not confirm that your files were saved. Please send them again' },
  ]);
  expect((await site.post(form)).status).toBe(201);
});

test('hostile file names are cleaned for display and never used as paths', async () => {
  const names = [
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ana\\Plan [A] (1).pdf', 'Plan [A] (1).pdf'],
    ['plan\u202efdp.pdf', 'planfdp.pdf'],
    ['Grundriß Küche 平面图.pdf', 'Grundriß Küche 平面图.pdf'],
    [`${'é'.repeat(150)}.pdf`, `${'é'.repeat(125)}.pdf`],
    ['.pdf', '.pdf'],
  ] as const;
  for (const [sent, shown] of names) {
    const response = await site.post(sampleForm({}, [[sent, samplePdf]]));
    expect([sent, response.status]).toEqual([sent, 201]);
    const { reference, files } = await receipt(response);
    expect(files.map(({ name }) => name)).toEqual([shown]);
    const stored = (await site.uploadedFiles()).filter((file) => file.includes(reference));
    expect(stored.map((file) => path.basename(file))).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  }
});

test('two files with the same name are both kept', async () => {
  const { files } = await receipt(
    await site.post(
      sampleForm({}, [
        ['plan.txt', Buffer.from('one')],
        ['plan.txt', Buffer.from('two')],
      ]),
    ),
  );
  expect(files.map(({ sha256: hash }) => hash)).toEqual([
    sha256(Buffer.from('one')),
    sha256(Buffer.from('two')),
  ]);
});

test('if the disk refuses writes, nothing is kept and the failure is reported', async () => {
  const before = await site.uploadedFiles();
  const incoming = path.join(site.dataDir, 'uploads', 'incoming');
  await rm(incoming, { recursive: true });
  await writeFile(incoming, 'in the way');
  try {
    const response = await site.post(sampleForm());
    expect(response.status).toBe(503);
    expect(site.log.join('')).toContain('An upload failed');
    expect(site.log.join('')).not.toContain('Ana');
  } finally {
    await rm(incoming);
    await mkdir(incoming);
  }
  await site.expectNothingStored(before);
});

test('startup removes the leftovers of a killed server, and nothing else', async () => {
  const { reference } = await receipt(await site.post(sampleForm()));
  await site.stop();
  const uploads = path.join(site.dataDir, 'uploads');
  const inUploads = (...parts: string[]) => path.join(uploads, ...parts);
  // Leftovers of three killed servers. The first was receiving files ('half'). The second had stored files
  // ('AAAAAAAA'), and the third had also committed to the database (`reference`). The folder 'BBBBBBBB' is from
  // another database.
  for (const folder of ['incoming/half', 'FS-20260101-AAAAAAAA', 'FS-20260101-BBBBBBBB']) {
    await mkdir(inUploads(folder), { recursive: true });
    await writeFile(inUploads(folder, 'file'), 'x');
  }
  await writeFile(inUploads('FS-20260101-AAAAAAAA', 'uncommitted'), '');
  await writeFile(inUploads(reference, 'uncommitted'), '');
  await site.start();
  const left = (await site.uploadedFiles()).map((file) => path.relative(uploads, file));
  expect(left).not.toContain('incoming/half/file');
  expect(left).not.toContain('FS-20260101-AAAAAAAA/file');
  expect(left).toContain('FS-20260101-BBBBBBBB/file');
  expect(left.filter((file) => file.startsWith(reference))).toEqual([
    expect.stringMatching(/\/[0-9a-f-]{36}$/),
  ]);
});

test('only the first five submissions in quick succession from one email address get a receipt email, but staff are emailed each time', async () => {
  const email = 'Stranger@example.org';
  const before = site.log.length;
  for (let n = 0; n < 7; n++) {
    // If two email addresses differ only in case, they are the same address.
    const form = sampleForm({ email: n % 2 ? email : email.toLowerCase(), projectName: `Number ${n}` });
    const headers = { 'idempotency-key': randomUUID() };
    const first = await receipt(await site.post(form, headers));
    // Only the first five submissions get a receipt email. A retry gets the same response.
    expect(first.isMailed).toBe(n < 5);
    expect(await receipt(await site.post(form, headers))).toEqual(first);
  }
  expect(await site.count('submissions')).toBe(7);
  const { rows } = await site.database.$client.query<{ receipts: number; others: number }>(
    `select count(*) filter (where lower(to_address) = lower($1))::int as receipts,
       count(*) filter (where lower(to_address) <> lower($1))::int as others from mail_outbox`,
    [email],
  );
  expect(rows).toEqual([{ receipts: 5, others: 7 }]);
  expect(site.log.slice(before).filter((line) => line.includes('A receipt was withheld'))).toHaveLength(2);
  expect(site.log.join('').toLowerCase()).not.toContain(email.toLowerCase());
});

test('the receipt email contains no links or long texts from the submission', async () => {
  const form = sampleForm(
    { from: 'Win at https://evil.example/', projectName: `${'x'.repeat(80)} www.evil.example` },
    [['go to evil.example.pdf', samplePdf]],
  );
  expect((await site.post(form)).status).toBe(201);
  const { rows } = await site.database.$client.query<{ text: string; html: string }>(
    'select text, html from mail_outbox where to_address = $1',
    [sampleFields.email],
  );
  expect(rows).toHaveLength(1);
  for (const body of Object.values(rows[0] ?? {})) {
    expect(body).not.toContain('evil.example');
    expect(body).not.toContain('x'.repeat(61));
  }
});
