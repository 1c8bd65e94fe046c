import { stat, writeFile } from 'node:fs/promises';
import { integrityOf } from '@title24/remote-kit/registry';
import { type TemporaryDataDir, temporaryDataDir } from '../../db/testing/temporary-data-dir.ts';
import { fileProblem, PublishedFiles } from './published-files.ts';
import { writeWhole } from './store/write-whole.ts';

const bundle = Buffer.from("exports.render = () => ({ main: '' });");
const integrity = integrityOf(bundle);

let folder: TemporaryDataDir;
let files: PublishedFiles;
let path: string;

beforeAll(async () => {
  folder = await temporaryDataDir();
  files = new PublishedFiles(folder.dataDir);
  path = files.renderBundle('mf-a', '1');
  await writeWhole(path, bundle);
});
afterAll(() => folder.remove());

test('a render bundle is refused if it is damaged or missing', async () => {
  expect(await files.readRenderBundle('mf-a', '1', integrity)).toBe(String(bundle));
  for (let at = 0; at < bundle.length; at += 1) {
    const flipped = Buffer.from(bundle);
    flipped.writeUInt8(bundle.readUInt8(at) ^ 1, at);
    await writeFile(path, flipped);
    await expect(files.readRenderBundle('mf-a', '1', integrity)).rejects.toMatchObject({
      name: 'DamagedFileError',
      message: expect.stringContaining('Publish mf-a 1 again'),
    });
    expect(await fileProblem(path, integrity)).toBe('is damaged');
  }
  await expect(files.readRenderBundle('mf-a', '2', integrity)).rejects.toMatchObject({
    name: 'DamagedFileError',
  });
});

test('damage to a verified file is detected', async () => {
  await writeWhole(path, bundle);
  expect(await fileProblem(path, integrity)).toBeNull();
  const { ctimeNs } = await stat(path, { bigint: true });
  // File times can be equal for changes within a few milliseconds.
  do await writeFile(path, Buffer.alloc(bundle.length));
  while ((await stat(path, { bigint: true })).ctimeNs === ctimeNs);
  expect(await fileProblem(path, integrity)).toBe('is damaged');
});
