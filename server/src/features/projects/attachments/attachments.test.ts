import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DownloadLink } from '@title24/shared-domain/full-service';
import type { Attachment, StoredProject } from '@title24/shared-domain/projects';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { AccountSite } from '../../accounts/testing/account-site.ts';
import { requeueRemovals } from '../../files/removals/removal-job.ts';
import { TusClient } from '../../files/testing/tus-client.ts';
import { emptyTrash } from '../editing/trash.ts';

jest.setTimeout(120_000);

const pdf = Buffer.from('%PDF-1.7 a floor plan');
let site: AccountSite;
let tus: TusClient;
let ana: string;
let ben: string;
let uploads: string;

beforeAll(async () => {
  site = await AccountSite.open({}, undefined, async (_, { settings }) => {
    uploads = path.join(settings.dataDir, 'uploads');
  });
  tus = new TusClient(site.url);
  for (const name of ['ana', 'ben']) await site.addAccount(name, 'Member');
  ana = await site.tokenOf('ana');
  ben = await site.tokenOf('ben');
});
afterAll(() => site.close());

const sql = (text: string, values: unknown[] = []) => site.database.$client.query(text, values);
const call = (method: string, params: object, token = ana) => site.call('projects', method, params, token);
const begin = async () => {
  const { result } = await call('create', { name: 'Hill house', kind: 'new' });
  return (result as StoredProject).number;
};
const attach = async (number: string, name = 'plan.pdf', content = pdf) => {
  const uploadId = await tus.upload(name, content);
  return call('attach', { number, uploadId, kind: 'floor-plan' });
};
const attached = async (number: string, name?: string) => (await attach(number, name)).result as Attachment;
const open = async (number: string, fileId: string, token = ana) => {
  const { result, error } = await call('openFile', { number, fileId }, token);
  return error ? error.code : fetch(site.url + (result as DownloadLink).url);
};
const folders = async () => (await readdir(uploads)).filter((name) => name.startsWith('PF-'));
const foldersOf = async (number: string) => {
  const { rows } = await sql(
    'select folder from project_files f join projects p on p.id = project_id where number = $1',
    [number],
  );
  return rows.map(({ folder }) => folder as string);
};
const gone = (names: readonly string[]) =>
  eventually(async () => !(await folders()).some((name) => names.includes(name)));

test('D1l: a file is attached, listed, opened by its owner, and removed from the project and the storage', async () => {
  const number = await begin();
  const file = await attached(number);
  expect(file).toMatchObject({
    kind: 'floor-plan',
    name: 'plan.pdf',
    mediaType: 'application/pdf',
    size: pdf.length,
    scanState: 'not-scanned',
  });
  const { result } = await call('load', { number });
  expect((result as StoredProject).files).toEqual([file]);
  const download = await open(number, file.id);
  if (typeof download === 'number') throw new Error(String(download));
  expect(download.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);

  const stored = await foldersOf(number);
  expect(await folders()).toEqual(expect.arrayContaining(stored));
  const { url } = (await call('openFile', { number, fileId: file.id })).result as DownloadLink;
  expect((await call('detach', { number, fileId: file.id })).result).toEqual({});
  expect((await fetch(site.url + url)).status).toBe(404);
  expect((await call('detach', { number, fileId: file.id })).error?.code).toBe(-32001);
  await gone(stored);
});

test('D1l: only the owner can attach, open or remove files, and a download link returns 404 while the project is in the trash', async () => {
  const number = await begin();
  const file = await attached(number);
  const uploadId = await tus.upload('plan.pdf', pdf);
  expect((await call('attach', { number, uploadId, kind: 'other' }, ben)).error?.code).toBe(-32001);
  expect(await open(number, file.id, ben)).toBe(-32001);
  expect((await call('detach', { number, fileId: file.id }, ben)).error?.code).toBe(-32001);
  const { url } = (await call('openFile', { number, fileId: file.id })).result as DownloadLink;
  await call('remove', { number });
  expect((await fetch(site.url + url)).status).toBe(404);
  await call('restore', { number });
  expect((await fetch(site.url + url)).status).toBe(200);
});

test('D1l: a repeated request does not attach the file twice', async () => {
  const number = await begin();
  const uploadId = await tus.upload('plan.pdf', pdf);
  const params = { number, uploadId, kind: 'elevation' };
  const answers = await Promise.all([call('attach', params), call('attach', params)]);
  const again = await call('attach', params);
  expect(again.result).toMatchObject({ name: 'plan.pdf' });
  for (const { result, error } of answers) {
    // One of the simultaneous requests may find the upload in use and fail. A later request succeeds.
    if (error) expect(error.code).toBe(-32602);
    else expect(result).toEqual(again.result);
  }
  expect(((await call('load', { number })).result as StoredProject).files).toHaveLength(1);
  expect(await foldersOf(number)).toHaveLength(1);
});

test('D1l: refuses an incomplete file, a file whose content does not match its name, and one file too many', async () => {
  const number = await begin();
  const half = await tus.begin('plan.pdf', 100);
  const refusals = [
    await call('attach', { number, uploadId: half, kind: 'other' }),
    await call('attach', { number, uploadId: 'f'.repeat(32), kind: 'other' }),
    await attach(number, 'plan.pdf', Buffer.from('plain words')),
  ];
  expect(refusals.map(({ error }) => error?.code)).toEqual([-32602, -32602, -32602]);
  expect(refusals[2]?.error?.data).toEqual([
    { path: 'file', message: 'plan.pdf is not a PDF file inside. Save it again as one and send that.' },
  ]);
  await sql(
    `insert into project_files (project_id, kind, name, folder, stored_name, media_type, size, sha256, attached_at)
     select id, 'other', 'x.pdf', 'PF-none-' || n, 'x', 'application/pdf', 1, repeat('a', 64), now()
     from projects, generate_series(1, 20) n where number = $1`,
    [number],
  );
  const before = await folders();
  const { error } = await attach(number);
  expect(error).toMatchObject({ code: -32011, data: { limit: 'filesPerProject', max: 20 } });
  expect(await folders()).toEqual(before);
});

test('D1l: files of an ordered project stay and can be opened', async () => {
  const number = await begin();
  const file = await attached(number);
  await sql("update projects set state = 'ordered' where number = $1", [number]);
  expect((await attach(number)).error?.code).toBe(-32010);
  expect((await call('detach', { number, fileId: file.id })).error?.code).toBe(-32010);
  const download = await open(number, file.id);
  expect(typeof download === 'number' ? download : download.status).toBe(200);
  await sql("update projects set state = 'in-progress' where number = $1", [number]);
});

test('D1l: a file that the scanner has not released cannot be opened', async () => {
  const number = await begin();
  const file = await attached(number);
  await sql("update project_files set scan_state = 'waiting' where id = $1", [file.id]);
  expect(await open(number, file.id)).toBe(-32003);
  await sql("update project_files set scan_state = 'infected' where id = $1", [file.id]);
  expect(await open(number, file.id)).toBe(-32003);
});

test('D1l: on a full disk, nothing is attached and a message explains why, and the upload can be attached once there is space', async () => {
  const number = await begin();
  const uploadId = await tus.upload('plan.pdf', pdf);
  const params = { number, uploadId, kind: 'floor-plan' };
  const before = await folders();
  const full = jest
    .spyOn(site.app.files.storage, 'submit')
    .mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const { error } = await call('attach', params);
  full.mockRestore();
  expect(error).toMatchObject({ code: -32010, message: expect.stringContaining('The disk is full') });
  expect([await foldersOf(number), await folders()]).toEqual([[], before]);
  expect((await call('attach', params)).result).toMatchObject({ name: 'plan.pdf' });
});

test('D1l: stored files are listed in the export, and deleted with the project and with the account', async () => {
  const number = await begin();
  await attached(number);
  const exported = await site.call('account', 'exportData', {}, ana);
  expect(JSON.stringify(exported.result)).toContain('"name":"plan.pdf"');
  const inTrash = await foldersOf(number);
  await call('remove', { number });
  const later = { now: () => new Date(Date.now() + 31 * 86_400_000) };
  expect(await emptyTrash(site.database, later)).toBe(1);
  await requeueRemovals(site.database, site.app.jobs);
  await gone(inTrash);

  const other = await begin();
  await attached(other);
  const ofAccount = await foldersOf(other);
  await sql("delete from accounts where name = 'ana'");
  await requeueRemovals(site.database, site.app.jobs);
  await gone(ofAccount);
});
