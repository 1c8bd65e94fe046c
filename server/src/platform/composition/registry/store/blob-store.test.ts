import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@title24/remote-kit/registry';
import { S3Peer } from '../../../../features/files/testing/s3-peer.ts';
import { type BlobStore, blobKey, integrityOfKey, type StoredBlob } from './blob-store.ts';
import { folderBlobStore, openBlobStore } from './open-blob-store.ts';

jest.setTimeout(60_000);

let peer: S3Peer;
let dataDir: string;
beforeAll(async () => {
  peer = await S3Peer.start();
});
afterAll(() => peer.stop());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'blobs-'));
});
afterEach(async () => {
  await peer.empty();
  await rm(dataDir, { recursive: true });
});

const content = Buffer.from('content()');
const integrity = integrityOf(content);
const other = integrityOf(Buffer.from('other()'));

async function listed(store: BlobStore): Promise<StoredBlob[]> {
  const found: StoredBlob[] = [];
  for await (const blob of store.list()) found.push(blob);
  return found;
}

describe.each<[string, () => BlobStore | Promise<BlobStore>]>([
  ['a folder', () => folderBlobStore(dataDir)],
  ['a bucket', () => openBlobStore({ s3: peer.settings, dataDir })],
])('in %s', (name, open) => {
  test('a blob exists from when it is stored until it is removed', async () => {
    const store = await open();
    expect([await store.has(integrity), await store.read(integrity)]).toEqual([false, null]);
    await store.remove(integrity);
    await store.put(integrity, content);
    expect([await store.has(integrity), await store.read(integrity)]).toEqual([true, content]);
    expect(await store.has(other)).toBe(false);
    await store.remove(integrity);
    expect([await store.has(integrity), await listed(store)]).toEqual([false, []]);
  });

  test('stored blobs are listed with their sizes and times', async () => {
    const store = await open();
    expect(await listed(store)).toEqual([]);
    const before = Date.now();
    await store.put(integrity, content);
    await store.put(other, Buffer.from('other()'));
    const all = await listed(store);
    expect(all.map((blob) => blob.integrity).sort()).toEqual([integrity, other].sort());
    expect(all.find((blob) => blob.integrity === integrity)?.bytes).toBe(content.byteLength);
    // S3 reports times in whole seconds.
    for (const { storedAt } of all) expect(storedAt).toBeGreaterThan(before - 2_000);
  });

  test('a blob is replaced as a whole and can be empty or large', async () => {
    const store = await open();
    await store.put(integrity, Buffer.from('damaged'));
    await store.put(integrity, content);
    expect(await store.read(integrity)).toEqual(content);
    const large = Buffer.alloc(3 * 1024 ** 2, 'large ');
    await store.put(other, large);
    expect((await store.read(other))?.equals(large)).toBe(true);
    await store.put(other, Buffer.alloc(0));
    expect((await store.read(other))?.byteLength).toBe(0);
  });

  test('blobs can be stored at the same time, even the same blob', async () => {
    const store = await open();
    const blobs = Array.from({ length: 20 }, (_, index) => Buffer.from(`blob ${index}`));
    await Promise.all([...blobs, ...blobs].map((blob) => store.put(integrityOf(blob), blob)));
    expect(await listed(store)).toHaveLength(20);
    for (const blob of blobs) expect(await store.read(integrityOf(blob))).toEqual(blob);
  });

  test('an invalid hash is refused before it becomes a path', async () => {
    const store = await open();
    for (const wrong of ['', 'sha384-../../secret', `sha256-${'A'.repeat(64)}`])
      await expect((async () => store.has(wrong))()).rejects.toThrow(RangeError);
    expect(store.isShared).toBe(name === 'a bucket');
  });
});

test('a folder store creates a hard link to a blob', async () => {
  const store = folderBlobStore(dataDir);
  const target = join(dataDir, 'assets', 'a.js');
  expect(await store.linkTo?.(integrity, target)).toBe(false);
  await store.put(integrity, content);
  await writeFile(join(dataDir, 'old.js'), 'old()');
  expect(await store.linkTo?.(integrity, target)).toBe(true);
  expect(await store.linkTo?.(integrity, target)).toBe(true);
  expect((await stat(target)).nlink).toBe(2);
  await store.put(integrity, Buffer.from('damaged'));
  expect(await readFile(target)).toEqual(content);
  expect(await readdir(join(dataDir, 'assets'))).toEqual(['a.js']);
});

test('a hash is converted to its key and back', () => {
  expect(integrityOfKey(blobKey(integrity))).toBe(integrity);
  expect(integrityOfKey('a.tmp')).toBeNull();
});
