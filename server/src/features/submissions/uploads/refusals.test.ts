import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { uploadAttemptData } from '@title24/remote-kit/contract';
import type { SubmissionRefusal } from '@title24/shared-domain/full-service';
import { eventually } from '../../../platform/db/testing/eventually.ts';
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

const refusal = (response: Response) => response.json() as Promise<SubmissionRefusal>;
const pdfOf = (size: number) => Buffer.concat([samplePdf, Buffer.alloc(size - samplePdf.length, 'x')]);

describe('refused submissions', () => {
  let before: string[];
  beforeEach(async () => {
    before = await site.uploadedFiles();
  });
  afterEach(() => site.expectNothingStored(before));

  test('all invalid fields are reported together (422)', async () => {
    const response = await site.post(
      sampleForm({ projectName: 'ab', projectType: 'Garage', from: '', email: 'ana@', phone: '123' }, []),
    );
    expect(response.status).toBe(422);
    expect(await refusal(response)).toEqual({
      errors: [
        { path: 'projectFiles', message: 'Choose at least one file' },
        { path: 'projectName', message: 'Project name is required' },
        { path: 'projectType', message: 'Project type is required' },
        { path: 'from', message: 'From field is required' },
        { path: 'email', message: 'Email is required' },
        { path: 'phone', message: 'Phone is required' },
      ],
    });
  });

  test('the page of a refused submission gets the entered values', async () => {
    const response = await site.post(sampleForm({ phone: '1' }), { accept: 'text/html' });
    expect(response.status).toBe(422);
    expect(site.pages.at(-1)).toEqual({
      url: '/project-upload',
      data: {
        [uploadAttemptData.key]: {
          outcome: 'refused',
          errors: [{ path: 'phone', message: 'Phone is required' }],
          values: { ...sampleFields, comment: 'Two stories.\r\nPlease hurry.', phone: '1' },
        },
      },
    });
  });

  test('a browser’s empty file field does not count as a file', async () => {
    const boundary = 'plain-boundary';
    const fields = Object.entries(sampleFields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file = `--${boundary}\r\nContent-Disposition: form-data; name="projectFiles"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n`;
    const response = await site.post(`${fields.join('')}${file}--${boundary}--\r\n`, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
    expect(await refusal(response)).toEqual({
      errors: [{ path: 'projectFiles', message: 'Choose at least one file' }],
    });
  });

  test.each([
    ['plans.exe', samplePdf, /^plans\.exe is not a kind of file that we can read/],
    ['plans.pdf', Buffer.from('MZ\x90\0\x03 this is a program'), /^plans\.pdf is not a PDF file inside/],
    ['plans.png', samplePdf, /^plans\.png is not a PNG file inside/],
    ['notes.txt', Buffer.from('\x7fELF\x02\x01\x01\0'), /^notes\.txt is not a TXT file inside/],
    ['plans.pdf', Buffer.alloc(0), /^plans\.pdf is empty$/],
  ])('the file %s is refused because of its kind or content (case %#)', async (name, content, message) => {
    const response = await site.post(sampleForm({}, [[name, content]]));
    expect(response.status).toBe(422);
    expect((await refusal(response)).errors).toEqual([
      { path: 'projectFiles', message: expect.stringMatching(message) },
    ]);
  });

  test.each([
    [
      'a file that is too large',
      [['big.pdf', pdfOf(200_001)]],
      /^big\.pdf is 195 KB\. Send files of at most 195 KB$/,
    ],
    [
      'a form whose files are too large together',
      [
        ['a.pdf', pdfOf(160_000)],
        ['b.pdf', pdfOf(160_000)],
      ],
      /together/,
    ],
    [
      'a form with too many files',
      ['a', 'b', 'c', 'd'].map((name) => [`${name}.pdf`, samplePdf] as const),
      /at most 3 files/,
    ],
  ] as const)('%s is refused, and the other problems are reported too (413)', async (_, files, message) => {
    const response = await site.post(sampleForm({ phone: '1' }, files), { accept: 'application/json' });
    expect(response.status).toBe(413);
    expect(await refusal(response)).toEqual({
      errors: [
        { path: 'projectFiles', message: expect.stringMatching(message) },
        { path: 'phone', message: 'Phone is required' },
      ],
    });
  });

  test('a form far beyond the limits is refused, with or without a stated length (413)', async () => {
    const told = await site.post(sampleForm({}, [['big.pdf', pdfOf(700_000)]]));
    expect(told.status).toBe(413);
    const boundary = 'b';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="projectFiles"; filename="big.pdf"\r\n\r\n`;
    const untold = await fetch(`${site.url}/project-upload`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.from(head));
          controller.enqueue(pdfOf(700_000));
          controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`));
          controller.close();
        },
      }),
      duplex: 'half',
    } as RequestInit);
    expect(untold.status).toBe(413);
  });

  test('a form with 1,001 parts is refused (413)', async () => {
    const form = new FormData();
    for (let i = 0; i < 1001; i++) form.append(`field${i}`, 'x');
    expect((await site.post(form)).status).toBe(413);
    const files = new FormData();
    for (let i = 0; i < 1001; i++) files.append('other', new Blob(['x']), 'x.txt');
    expect((await site.post(files)).status).toBe(413);
  });

  test.each(['__proto__', 'constructor', 'toString'])('a field named %s is refused (400)', async (name) => {
    expect((await site.post(sampleForm({ [name]: 'x' }))).status).toBe(400);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('a file field named __proto__ is refused (400)', async () => {
    const form = sampleForm();
    form.append('__proto__', new Blob(['x']), 'x.txt');
    expect((await site.post(form)).status).toBe(400);
  });

  test('a body that is not a multipart form is refused (415)', async () => {
    const json = await site.post(JSON.stringify(sampleFields), { 'content-type': 'application/json' });
    expect(json.status).toBe(415);
    const urlencoded = await site.post(new URLSearchParams(sampleFields));
    expect(urlencoded.status).toBe(415);
  });

  test('a form whose content type has no boundary, or whose body is cut off, is refused (400)', async () => {
    const none = await site.post('--b\r\n', { 'content-type': 'multipart/form-data' });
    expect(none.status).toBe(400);
    const endless = await site.post(
      '--b\r\nContent-Disposition: form-data; name="projectFiles"; filename="a.pdf"\r\n\r\n%PDF-1.7 cut',
      { 'content-type': 'multipart/form-data; boundary=b' },
    );
    expect(endless.status).toBe(400);
  });

  test('a submission from another site is refused (403)', async () => {
    expect((await site.post(sampleForm(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test.each([0, 1, 50, 99])(
    'a submission whose connection is cut after %d%% of the body leaves nothing behind',
    async (percent) => {
      const body = Buffer.concat([
        Buffer.from('--b\r\nContent-Disposition: form-data; name="projectFiles"; filename="a.pdf"\r\n\r\n'),
        pdfOf(150_000),
        Buffer.from('\r\n--b--\r\n'),
      ]);
      const socket = await site.connect();
      socket.write(
        `POST /project-upload HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\nAccept: application/json\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, Math.floor((body.length * percent) / 100)));
      if (percent > 1) {
        await eventually(async () => (await site.uploadedFiles()).length > before.length);
      }
      socket.destroy();
      await once(socket, 'close');
    },
  );
});

describe('forms with a wrong length or an invalid end', () => {
  const boundary = 'cut-here';
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="projectFiles"; filename="plans.pdf"\r\n\r\n`;
  const head = (length: number | string) =>
    `POST /project-upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n${
      typeof length === 'number' ? `Content-Length: ${length}` : length
    }\r\n\r\n`;
  const incoming = () => readdir(path.join(site.dataDir, 'uploads', 'incoming'));

  test.each([
    ['is longer than its Content-Length', head(1000) + file + 'x'.repeat(900_000)],
    ['ends without its last boundary', head(file.length + 100) + file + 'x'.repeat(100)],
    [
      'is chunked without its last boundary, and is followed by data that is not a request',
      `${head('Transfer-Encoding: chunked')}${file.length.toString(16)}\r\n${file}\r\n186a0\r\n${'x'.repeat(100_000)}\r\n0\r\n\r\n${'x'.repeat(200_000)}`,
    ],
  ])('no file is stored if a form %s', async (_, bytes) => {
    const before = await site.uploadedFiles();
    const socket = await site.connect();
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(bytes);
    await eventually(async () => socket.destroyed || socket.bytesRead > 0);
    await eventually(async () => (await incoming()).length === 0);
    await site.expectNothingStored(before);
    socket.destroy();
    expect((await site.post(sampleForm())).status).toBe(201);
  });
});
