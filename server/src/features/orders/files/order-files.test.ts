import { ok } from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import { checklistItemNames, type DeskOrder, type OrderView } from '@title24/shared-domain/orders';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { DiskFullError } from '../../../platform/files/disk-full.ts';
import { canMount, SmallDisk } from '../../../platform/files/testing/small-disk.ts';
import { TusClient } from '../../files/testing/tus-client.ts';
import { monday, OrderSite } from '../testing/order-site.ts';

jest.setTimeout(240_000);

const pdf = Buffer.from('%PDF-1.7\nA report\n%%EOF\n');
const infected = Buffer.from('%PDF-1.7\nWhat the scanner finds\n%%EOF\n');

/** Starts a server that responds like clamd. Content with the words 'the scanner finds' counts as infected. */
function scannerPeer(): Promise<Server> {
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      sent = Buffer.concat([sent, chunk]);
      if (!sent.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(sent.includes('the scanner finds') ? 'stream: Test.Signature FOUND\0' : 'stream: OK\0');
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const complete = { done: checklistItemNames, complies: true, needsRegistration: false };

let scanner: Server;
let orders: OrderSite;
let tus: TusClient;

beforeAll(async () => {
  scanner = await scannerPeer();
  const { port } = scanner.address() as AddressInfo;
  orders = await OrderSite.open({ env: { CLAMD_URL: `tcp://127.0.0.1:${port}` } });
  tus = new TusClient(orders.site.url);
});
afterAll(async () => {
  await orders.close();
  scanner.close();
});
beforeEach(() => orders.at(monday));

const load = (order: string) => orders.done<DeskOrder>('cleo', 'desk', 'load', { order });
const opened = (by: string, params: object) =>
  orders.call(by, by === 'ana' || by === 'ben' ? 'orders' : 'desk', 'openFile', params);

async function inReview(skus?: readonly string[]): Promise<DeskOrder> {
  const { number } = await orders.ordered(skus);
  return orders.act('startReview', number);
}

async function add(order: string, name: string, content: Buffer, kind = 'report') {
  const upload = await tus.upload(name, content);
  return { upload, ...(await orders.tried('addFile', order, { upload, kind })) };
}

async function scanned(order: string): Promise<DeskOrder> {
  for (;;) {
    const loaded = await load(order);
    const files = [...loaded.files, ...loaded.attachments];
    if (files.every(({ scanState }) => scanState !== 'waiting')) return loaded;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('D3a: a report is uploaded, scanned and delivered, and then its customer, but no other customer, can download it', async () => {
  const { number, reportFileName } = await inReview();
  const { result, error } = await add(number, 'My report.pdf', pdf);
  expect(error).toBeUndefined();
  const [file] = (result as DeskOrder).files;
  ok(file);
  expect(file).toMatchObject({ kind: 'report', round: 1, name: reportFileName, size: pdf.length });
  expect(reportFileName).toMatch(/^P\d{6}-hill-house-r1-CF1R\.pdf$/);
  expect((await scanned(number)).files[0]?.scanState).toBe('clean');

  // The customer cannot open the file before delivery.
  const wanted = { order: number, file: file.id };
  expect((await opened('ana', wanted)).error?.code).toBe(-32001);
  expect((await orders.done<OrderView>('ana', 'orders', 'load', { order: number })).files).toEqual([]);

  const { checklist } = await load(number);
  await orders.act('saveChecklist', number, {
    checklist: {
      ...checklist,
      done: ['climateZone', 'areas', 'orientations', 'glazing', 'credits', 'signer', 'reportNames'],
      complies: true,
      needsRegistration: false,
    },
  });
  orders.pass({ hours: 3 });
  await orders.act('deliver', number);
  const { files } = await orders.done<OrderView>('ana', 'orders', 'load', { order: number });
  expect(files.map(({ name }) => name)).toEqual([reportFileName]);
  const { url } = (await opened('ana', wanted)).result as DownloadLink;
  const download = await fetch(orders.site.url + url);
  expect([download.status, download.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(await download.arrayBuffer())).toEqual(pdf);
  expect((await opened('ben', wanted)).error?.code).toBe(-32001);
  const staffs = await opened('cleo', { ...wanted, purpose: 'preview' });
  expect((await fetch(orders.site.url + (staffs.result as DownloadLink).url)).status).toBe(200);
  const other = await orders.ordered(['1001'], 'ben');
  expect((await opened('ben', { ...wanted, order: other.number })).error?.code).toBe(-32001);
});

test('D3a: staff can list and open the files that a customer attached to the project, and each access is audited', async () => {
  const { number: project } = await orders.project();
  const uploadId = await tus.upload('plan.pdf', pdf);
  await orders.done('ana', 'projects', 'attach', { number: project, uploadId, kind: 'floor-plan' });
  const { number } = await orders.done<OrderView>(
    'ana',
    'orders',
    'submit',
    await orders.wanted(project, ['1001']),
  );
  const { attachments } = await scanned(number);
  expect(attachments).toMatchObject([{ kind: 'floor-plan', name: 'plan.pdf', scanState: 'clean' }]);
  const wanted = { order: number, file: attachments[0]?.id, purpose: 'preview' };
  const { url } = (await opened('dora', wanted)).result as DownloadLink;
  const preview = await fetch(orders.site.url + url);
  expect(preview.headers.get('content-disposition')).toContain('inline');
  expect(Buffer.from(await preview.arrayBuffer())).toEqual(pdf);
  const { rows } = await orders.sql(
    `select by, after from audit_entries where action = 'work.openFile' and subject = $1`,
    [`order ${number}`],
  );
  expect(rows).toEqual([{ by: 'dora', after: { file: 'plan.pdf', purpose: 'preview' } }]);

  const other = await inReview();
  expect((await opened('cleo', { ...wanted, order: other.number })).error?.code).toBe(-32001);
  expect((await orders.call('ana', 'desk', 'openFile', wanted)).error?.code).toBe(-32003);
  await orders.sql("update project_files set scan_state = 'infected' where id = $1", [wanted.file]);
  expect((await opened('cleo', wanted)).error?.code).toBe(-32010);
  expect((await fetch(orders.site.url + url)).status).toBe(403);
});

test('an infected report is quarantined and reported to staff, and neither it nor an unscanned report can be delivered', async () => {
  const { number } = await inReview();
  await add(number, 'report.pdf', infected);
  const order = await scanned(number);
  expect(order.files[0]?.scanState).toBe('infected');
  expect(await orders.textOf(`Infected file: ${number}`)).toContain('Test.Signature');
  const file = order.files[0]?.id;
  expect((await opened('cleo', { order: number, file, purpose: 'download' })).error).toMatchObject({
    code: -32010,
    message: expect.stringContaining('virus scanner'),
  });
  orders.pass({ hours: 3 });
  await orders.act('saveChecklist', number, {
    checklist: complete,
  });
  for (const scanState of ['waiting', 'infected']) {
    await orders.sql('update order_files set scan_state = $1 where id = $2', [scanState, file]);
    expect((await orders.tried('deliver', number)).error).toMatchObject({
      code: -32010,
      message: expect.stringContaining('virus scanner'),
    });
  }
  expect((await orders.act('removeFile', number, { file })).files).toEqual([]);
  await add(number, 'report.pdf', pdf);
  await scanned(number);
  expect((await orders.act('deliver', number)).state).toBe('delivered');
});

test('the delivery email contains the report, unless the report is too large', async () => {
  const { number } = await inReview();
  await add(number, 'report.pdf', pdf);
  const { files } = await scanned(number);
  await orders.act('saveChecklist', number, { checklist: complete });
  orders.pass({ hours: 3 });
  const preview = await orders.act<never>('preview', number, { action: { method: 'deliver' } });
  expect(preview).toMatchObject({
    mails: [{ attachments: [files[0]?.name] }, { attachments: [`Invoice ${number}-S.pdf`] }],
  });
  await orders.act('deliver', number);
  const { rows } = await orders.sql('select attachments, text from mail_outbox where subject = $1', [
    `Your report is here (${number})`,
  ]);
  expect(rows).toMatchObject([
    {
      attachments: [
        { source: 'orders', id: files[0]?.id, name: files[0]?.name, mediaType: 'application/pdf' },
      ],
      text: expect.stringContaining('is attached. You can also download it'),
    },
  ]);
  const [opened] = await orders.site.app.mailAttachments.open(rows[0]);
  if (!opened) throw new Error('The mail has no file');
  expect(await buffer(opened.content)).toEqual(pdf);
  await orders.sql("update order_files set scan_state = 'infected' where id = $1", [files[0]?.id]);
  await expect(orders.site.app.mailAttachments.open(rows[0])).rejects.toThrow(
    'cannot be read: The attached file may not be sent',
  );

  const large = await orders.reviewed();
  await orders.sql(
    'update order_files set size = 10000001 where order_id = (select id from orders where number = $1)',
    [large.number],
  );
  orders.pass({ hours: 3 });
  await orders.act('deliver', large.number);
  const sent = await orders.sql('select attachments, text from mail_outbox where subject = $1', [
    `Your report is here (${large.number})`,
  ]);
  expect(sent.rows).toMatchObject([
    { attachments: [], text: expect.stringContaining('too large for an email') },
  ]);
});

test('a report that is not a PDF or is incomplete is refused with a message, and is not stored', async () => {
  const { number } = await inReview();
  const message = async (name: string, content: Buffer, kind?: string) => {
    const { error } = await add(number, name, content, kind);
    return [error?.code, JSON.stringify(error?.data ?? error?.message)];
  };
  expect(await message('report.txt', Buffer.from('text'))).toEqual([
    -32602,
    expect.stringContaining('is not a PDF'),
  ]);
  expect(await message('report.pdf', Buffer.from('a text renamed to PDF'))).toEqual([
    -32602,
    expect.stringContaining('is not a PDF'),
  ]);
  const half = await tus.begin('report.pdf', 100);
  const { error } = await orders.tried('addFile', number, { upload: half, kind: 'report' });
  expect(JSON.stringify(error?.data)).toContain('didn’t arrive completely');
  expect((await load(number)).files).toEqual([]);
  expect((await add(number, 'notes.txt', Buffer.from('For you.'), 'other')).error).toBeUndefined();
});

test('files can be added and removed only during the review of their round', async () => {
  const waiting = await orders.ordered();
  expect((await add(waiting.number, 'report.pdf', pdf)).error).toMatchObject({ code: -32010 });
  const { number } = await inReview();
  await add(number, 'first.pdf', pdf);
  orders.pass({ ms: 1 });
  await add(number, 'second.pdf', pdf);
  const { files, reportFileName } = await scanned(number);
  expect(files.map(({ name }) => name)).toEqual([reportFileName, reportFileName.replace('.pdf', '-2.pdf')]);
  const other = await inReview();
  expect((await orders.tried('removeFile', other.number, { file: files[0]?.id })).error?.code).toBe(-32001);
  const changes = { message: 'The west wall has too much glass.', actions: ['less-west-glass'] };
  await orders.act('requestChanges', number, changes);
  expect((await orders.tried('removeFile', number, { file: files[0]?.id })).error?.code).toBe(-32010);
  await orders.act<OrderView>('resubmit', number, { reply: 'It is shaded by a tree.' }, 'ana');
  await orders.act('startReview', number);
  const earlier = await orders.tried('removeFile', number, { file: files[0]?.id });
  expect(earlier.error?.message).toContain('earlier round');
});

test.each([
  ['the file system', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ['the free-space limit', new DiskFullError('no room')],
])(
  'if %s reports a full disk, no file is added, and the upload can be added once there is space',
  async (_, cause) => {
    const { number } = await inReview();
    const upload = await tus.upload('report.pdf', pdf);
    const { storage } = orders.site.app.files;
    const full = jest.spyOn(storage, 'submit').mockRejectedValueOnce(cause);
    const { error } = await orders.tried('addFile', number, { upload, kind: 'report' });
    expect(error).toMatchObject({ code: -32010, message: expect.stringContaining('disk is full') });
    expect((await load(number)).files).toEqual([]);
    full.mockRestore();
    expect((await orders.act('addFile', number, { upload, kind: 'report' })).files).toHaveLength(1);
  },
);

(canMount ? describe : describe.skip)('on a disk that is really full', () => {
  let folder: string;
  let disk: SmallDisk;
  let small: OrderSite;
  let sending: TusClient;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'small-disk-'));
    disk = await SmallDisk.mount(folder, 3 * 1024, 300);
    small = await OrderSite.open({ env: { DATA_DIR: folder, UPLOAD_KEEP_FREE: '0' } });
    sending = new TusClient(small.site.url);
  });
  afterAll(async () => {
    await small?.close();
    disk?.unmount();
    await rm(folder, { recursive: true, force: true });
  });

  async function reviewedHere(): Promise<string> {
    const { number } = await small.ordered();
    await small.act('startReview', number);
    return number;
  }

  const addHere = (order: string, upload: string) =>
    small.tried('addFile', order, { upload, kind: 'report' });
  const names = async (name: string) => (await readdir(path.join(folder, name))).sort();

  /** Returns the sizes of an order's files in the database, and the names in the upload folders on disk. */
  const left = async (order: string) => ({
    files: (await small.load(order)).files.map(({ size }) => size),
    stored: await names('uploads'),
    incoming: await names('uploads/incoming'),
  });

  test('D11: the upload of a report is refused while the disk is full, and resumes once there is space', async () => {
    // Received bytes are written once they fill a batch of 512 KiB, and at the end of the upload. The first part fills
    // the first batch. The rest fills no further batch, so that the next write, which fails because the disk is full,
    // comes at the end of the upload.
    const batch = 512 * 1024;
    const firstPart = 600_000;
    const report = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      randomBytes(1_000_000),
      Buffer.from('\n%%EOF\n'),
    ]);
    const noRoom = 'There is no room for this file right now\n';
    const number = await reviewedHere();
    const id = await sending.begin('report.pdf', report.length);
    const socket = await sending.half(id, 0, report.length, report.subarray(0, firstPart));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    const arriving = path.join(folder, 'uploads/resumable', id);
    await eventually(async () => (await stat(arriving)).size >= batch);
    await disk.fill();
    socket.write(report.subarray(firstPart));
    await eventually(() => answer.endsWith(noRoom));
    expect(answer).toMatch(/^HTTP\/1.1 507 /);
    socket.destroy();
    // Another upload is refused before its first byte.
    const other = await sending.create('other.pdf', report.length);
    expect([other.status, await other.text()]).toEqual([507, noRoom]);
    expect((await addHere(number, id)).error?.data).toMatchObject([
      { message: 'A file didn’t arrive completely. Send it again.' },
    ]);
    const none = { files: [], stored: ['incoming', 'resumable'], incoming: [] };
    expect(await left(number)).toEqual(none);

    await disk.free();
    const arrived = await sending.offset(id);
    expect(arrived).toBeGreaterThanOrEqual(batch);
    expect(arrived).toBeLessThan(report.length);
    expect((await sending.patch(id, arrived, report.subarray(arrived))).status).toBe(204);
    expect((await addHere(number, id)).error).toBeUndefined();
    const { rows } = await small.sql(
      'select sha256, folder from order_files where order_id = (select id from orders where number = $1)',
      [number],
    );
    expect(rows).toMatchObject([{ sha256: createHash('sha256').update(report).digest('hex') }]);
    const stored = [...none.stored, rows[0].folder].sort();
    expect(await left(number)).toEqual({ ...none, files: [report.length], stored });
  });

  test('D11: if the disk is full at any step, an uploaded report is added completely or not at all', async () => {
    const number = await reviewedHere();
    const id = await sending.upload('report.pdf', pdf);
    const before = await left(number);
    const freeOne = await disk.fillNames();
    // Each attempt has room for one more file name than the previous attempt, so it fails one step later.
    let refusals = 0;
    for (;;) {
      const { error } = await addHere(number, id);
      if (!error) break;
      expect(error).toMatchObject({ code: -32010, message: expect.stringContaining('disk is full') });
      expect(await left(number)).toEqual(before);
      refusals += 1;
      await freeOne();
    }
    expect(refusals).toBeGreaterThanOrEqual(2);
    expect((await left(number)).files).toEqual([pdf.length]);
  });
});
