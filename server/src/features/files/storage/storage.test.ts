import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { HeadObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { S3BlobStore } from '../../../platform/composition/registry/store/s3-blob-store.ts';
import { isDatabaseUnavailable } from '../../../platform/db/database-unavailable.ts';
import { s3Client } from '../../../platform/files/s3-client.ts';
import { StoreUnavailableError } from '../../../platform/files/store-unavailable.ts';
import { FilesUnavailableError, temporaryError } from '../../../platform/http/request-error.ts';
import { StartupError } from '../../../platform/process/startup-error.ts';
import { newReference } from '../../submissions/uploads/commit/reference.ts';
import { S3Peer } from '../testing/s3-peer.ts';
import { FileMissingError, type FileStorage, StorageSettingsError } from './file-storage.ts';
import { LocalStorage } from './local-storage.ts';
import { S3Storage } from './s3-storage.ts';
import { StorageWatch } from './storage-watch.ts';
import { sweepUncommitted } from './sweep-uncommitted.ts';

let dataDir: string;
let root: string;
let peer: S3Peer;
beforeAll(async () => {
  peer = await S3Peer.start();
}, 30_000);
afterAll(() => peer.stop());
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'storage-'));
  root = path.join(dataDir, 'uploads');
  await mkdir(root);
});
afterEach(async () => {
  await peer.empty();
  await rm(dataDir, { recursive: true });
});

/**
 * Minimum time since a folder was marked as uncommitted, in milliseconds. It is negative, because some stores round the
 * time of the mark up to the next second.
 */
const roundingOfStores = -1_000;
const large = Buffer.alloc(17 * 1024 ** 2, 'plan ');
const log = { info: () => undefined };

async function submitted(storage: FileStorage, content: Buffer | string = '%PDF-1.7'): Promise<string> {
  const folder = path.join(dataDir, `incoming-${Math.random()}`);
  await mkdir(folder);
  await writeFile(path.join(folder, 'stored'), content);
  const file = { name: 'plans.pdf', storedName: 'stored', mediaType: 'application/pdf', sha256: '' };
  const reference = newReference(new Date());
  await storage.submit(folder, { folder: reference, files: [{ ...file, size: content.length }] });
  return reference;
}
const content = async (storage: FileStorage, reference: string) =>
  (await buffer(await storage.read(reference, 'stored'))).toString();

test('an unavailable object store is not reported as an unavailable database', async () => {
  const away = await S3Peer.start();
  const storage = new S3Storage(s3Client(away.settings), away.settings.bucket);
  const blobs = new S3BlobStore(s3Client(away.settings), away.settings.bucket);
  await away.goOffline();
  try {
    for (const asked of [
      () => storage.check(),
      () => submitted(storage),
      () => submitted(storage, large),
      () => storage.read('folder', 'stored'),
      () => storage.remove('folder'),
      () => storage.isolate('folder', 'stored'),
      () => blobs.read(`sha384-${'A'.repeat(64)}`),
    ]) {
      const error = await asked().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StoreUnavailableError);
      expect(isDatabaseUnavailable(error)).toBe(false);
      expect(temporaryError(error)).toBeInstanceOf(FilesUnavailableError);
    }
  } finally {
    await away.stop();
  }
}, 60_000);

const isMissing = (storage: FileStorage, reference: string) =>
  expect(storage.read(reference, 'stored')).rejects.toThrow(FileMissingError);

test('with direct downloads, a browser can save a file from a URL that is valid for one minute', async () => {
  const { settings } = peer;
  const storage = new S3Storage(s3Client(settings), settings.bucket, true);
  const folder = await submitted(storage);
  const disposition = "attachment; filename*=UTF-8''Gr%C3%BC%C3%9Fe.pdf";
  const address = await storage.addressOf({
    folder,
    storedName: 'stored',
    mediaType: 'application/pdf',
    disposition,
  });
  const { origin, pathname, searchParams } = new URL(address ?? '');
  expect([origin, pathname, searchParams.get('X-Amz-Expires')]).toEqual([
    settings.endpoint,
    `/${settings.bucket}/uploads/${folder}/stored`,
    '60',
  ]);
  const response = await fetch(address ?? '');
  expect([response.status, await response.text()]).toEqual([200, '%PDF-1.7']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': disposition,
  });
  const unsigned = await fetch(`${origin}${pathname}`);
  expect(unsigned.ok).toBe(false);
});

describe.each([
  ['a folder', () => new LocalStorage(root)],
  ['an S3-compatible store', () => new S3Storage(s3Client(peer.settings), peer.settings.bucket)],
])('%s as file storage', (_, open) => {
  let storage: FileStorage;
  beforeEach(() => {
    storage = open();
  });

  test('the storage keeps a submission and removes the incoming folder', async () => {
    const reference = await submitted(storage);
    expect(await content(storage, reference)).toBe('%PDF-1.7');
    expect((await readdir(dataDir)).filter((name) => name.startsWith('incoming'))).toEqual([]);
  });

  test('the storage keeps a large file, and a range of it can be read', async () => {
    const reference = await submitted(storage, large);
    expect((await buffer(await storage.read(reference, 'stored'))).equals(large)).toBe(true);
    const part = await storage.read(reference, 'stored', { start: 10_000_000, end: 10_000_009 });
    expect((await buffer(part)).equals(large.subarray(10_000_000, 10_000_010))).toBe(true);
  });

  test('without direct downloads, the storage has no URL for browsers', async () => {
    const file = {
      folder: 'x',
      storedName: 'stored',
      mediaType: 'application/pdf',
      disposition: 'attachment',
    };
    expect(await storage.addressOf(file)).toBeNull();
  });

  test('a submission has the uncommitted mark until it is committed', async () => {
    const reference = await submitted(storage);
    expect(await storage.uncommittedFor(roundingOfStores)).toEqual([reference]);
    expect(await storage.uncommittedFor(3_600_000)).toEqual([]);
    await storage.commit(reference);
    await storage.commit(reference);
    expect(await storage.uncommittedFor(roundingOfStores)).toEqual([]);
    expect(await content(storage, reference)).toBe('%PDF-1.7');
  });

  test('a discarded submission leaves no files', async () => {
    const reference = await submitted(storage);
    await storage.discard(reference);
    await storage.discard(reference);
    expect(await storage.uncommittedFor(roundingOfStores)).toEqual([]);
    await isMissing(storage, reference);
  });

  test('the sweep keeps marked folders that a database row refers to, and removes other marked folders', async () => {
    const [kept, cut, unknown] = [
      await submitted(storage),
      await submitted(storage),
      await submitted(storage),
    ];
    await storage.commit(unknown);
    await sweepUncommitted(storage, async (reference) => reference === kept, log, roundingOfStores);
    expect(await content(storage, kept)).toBe('%PDF-1.7');
    expect(await content(storage, unknown)).toBe('%PDF-1.7');
    await isMissing(storage, cut);
    expect(await storage.uncommittedFor(roundingOfStores)).toEqual([]);
  });

  test('quarantining an infected file twice has the same effect as quarantining it once', async () => {
    const reference = await submitted(storage);
    await storage.isolate(reference, 'stored');
    await storage.isolate(reference, 'stored');
    await isMissing(storage, reference);
  });

  test('the storage reports that it is available, and deletes a submission, including its infected files', async () => {
    await storage.check();
    const [gone, kept] = [await submitted(storage), await submitted(storage)];
    await storage.commit(gone);
    await storage.remove(gone);
    await isMissing(storage, gone);
    expect(await content(storage, kept)).toBe('%PDF-1.7');
    await storage.isolate(kept, 'stored');
    await storage.remove(kept);
    await storage.remove(kept);
    const { Contents = [] } = await s3Client(peer.settings).send(
      new ListObjectsV2Command({ Bucket: peer.settings.bucket, Prefix: 'quarantine/' }),
    );
    expect(Contents).toEqual([]);
    expect(await readdir(path.join(root, 'quarantine')).catch(() => [])).toEqual([]);
  });

  test('the storage reports a missing file', () => isMissing(storage, 'FS-20261120-7K3Q9XMT'));
});

test('a file in the data folder that cannot be opened is not reported as missing', async () => {
  const storage = new LocalStorage(root);
  const folder = await submitted(storage);
  await storage.commit(folder);
  await expect(storage.read(folder, 'stored/below')).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('storing files fails if the object store fails', async () => {
  const away = await S3Peer.start();
  const storage = new S3Storage(s3Client(away.settings), away.settings.bucket);
  await away.stop();
  await expect(submitted(storage)).rejects.toThrow();
}, 20_000);

test('a missing bucket is reported as a wrong setting', async () => {
  const storage = new S3Storage(s3Client(peer.settings), 'no-such-bucket');
  await expect(storage.check()).rejects.toThrow(StorageSettingsError);
  await expect(storage.check()).rejects.toThrow(/the bucket in S3_BUCKET does not exist/);
  await expect(new StorageWatch(storage, { ...log, error: () => undefined }).start()).rejects.toThrow(
    StartupError,
  );
});

test('the store’s failure and its recovery are each logged once', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  try {
    const logLines: string[] = [];
    let isUnavailable = true;
    const watch = new StorageWatch(
      {
        check: async () => {
          if (isUnavailable) throw new Error('connect ECONNREFUSED');
        },
      },
      {
        error: (_: unknown, text?: string) => logLines.push(text ?? ''),
        info: (text: string) => logLines.push(text),
      } as never,
    );
    await watch.start();
    expect(watch.isAvailable).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(logLines).toEqual(['The file storage is not responding']);
    isUnavailable = false;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(watch.isAvailable).toBe(true);
    expect(logLines).toEqual(['The file storage is not responding', 'The file storage is responding again']);
    watch.stop();
  } finally {
    jest.useRealTimers();
  }
});

test('the object of a stored file has its content type and a key under uploads/', async () => {
  const client = s3Client(peer.settings);
  const bucket = peer.settings.bucket;
  const reference = await submitted(new S3Storage(client, bucket));
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
  expect(Contents.map(({ Key }) => Key).sort()).toEqual([
    `uncommitted/${reference}`,
    `uploads/${reference}/stored`,
  ]);
  const head = await client.send(
    new HeadObjectCommand({ Bucket: bucket, Key: `uploads/${reference}/stored` }),
  );
  expect(head.ContentType).toBe('application/pdf');
});
