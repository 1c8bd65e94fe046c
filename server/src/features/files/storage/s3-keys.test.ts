import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@title24/remote-kit/registry';
import { S3BlobStore } from '../../../platform/composition/registry/store/s3-blob-store.ts';
import { eventually } from '../../../platform/db/testing/eventually.ts';
import { s3Client } from '../../../platform/files/s3-client.ts';
import type { S3Key } from '../../../platform/settings/s3-settings.ts';
import { S3Peer } from '../testing/s3-peer.ts';
import { StorageSettingsError } from './file-storage.ts';
import { S3Storage } from './s3-storage.ts';

const former: S3Key = { accessKeyId: 'SITE', secretAccessKey: 'former secret' };
const sameId: S3Key = { accessKeyId: 'SITE', secretAccessKey: 'new secret' };
const otherId: S3Key = { accessKeyId: 'SITE2', secretAccessKey: 'new secret' };

let peer: S3Peer;
beforeAll(async () => {
  // The store at TEST_S3_URL would accept only its own key.
  delete process.env.TEST_S3_URL;
  peer = await S3Peer.start();
});
afterAll(() => peer.stop());

/** Clients that write, find and read blobs, and commit folders, until they are stopped. */
class Load {
  rounds = 0;
  readonly failures: unknown[] = [];
  readonly #done: Promise<unknown>;
  #isStopping = false;

  constructor(keys: readonly S3Key[]) {
    const settings = { ...peer.settings, keys };
    const storage = new S3Storage(s3Client(settings), settings.bucket);
    const blobs = new S3BlobStore(s3Client(settings), settings.bucket);
    const use = async (id: number) => {
      const content = Buffer.from(`${id} ${this.rounds}`);
      const integrity = integrityOf(content);
      await blobs.put(integrity, content);
      expect([await blobs.has(integrity), await blobs.read(integrity)]).toEqual([true, content]);
      await storage.commit(`folder-${id}`);
      this.rounds += 1;
    };
    const repeat = async (id: number) => {
      while (!this.#isStopping) await use(id).catch((error: unknown) => this.failures.push(error));
    };
    this.#done = Promise.all([1, 2, 3, 4].map(repeat));
  }

  async more(): Promise<void> {
    const enough = this.rounds + this.failures.length + 12;
    await eventually(() => this.rounds + this.failures.length > enough);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#done;
  }
}

test.each([
  ['another access key', otherId],
  ['another secret of the same access key', sameId],
])('no request fails while the store replaces its only key with %s', async (_, replacement) => {
  await peer.acceptKeys([former]);
  const load = new Load([replacement, former]);
  await load.more();
  await peer.acceptKeys([replacement]);
  await load.more();
  await peer.acceptKeys([former]);
  await load.more();
  await load.stop();
  expect(load.failures).toEqual([]);
});

test('the address of a direct download is signed with the key that the store accepts', async () => {
  const settings = { ...peer.settings, keys: [otherId, former] };
  const storage = new S3Storage(s3Client(settings), settings.bucket, true);
  for (const key of [former, otherId]) {
    await peer.acceptKeys([key]);
    const address = await storage.addressOf({
      folder: 'missing',
      storedName: 'stored',
      mediaType: 'application/pdf',
      disposition: 'attachment',
    });
    // The store would answer 403 to a wrong signature, because it checks the signature before it looks for the file.
    expect((await fetch(address ?? '')).status).toBe(404);
  }
});

test('a store that refuses every key is reported', async () => {
  await peer.acceptKeys([former]);
  const settings = { ...peer.settings, keys: [otherId, sameId] };
  const storage = new S3Storage(s3Client(settings), settings.bucket);
  await expect(storage.check()).rejects.toThrow(StorageSettingsError);
});

describe('without S3_ACCESS_KEY_ID', () => {
  beforeEach(() => {
    for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  });
  const check = () => {
    const settings = { ...peer.settings, keys: [] };
    return new S3Storage(s3Client(settings), settings.bucket).check();
  };

  test('the site signs requests with the key in the AWS_ variables', async () => {
    await peer.acceptKeys([former]);
    process.env.AWS_ACCESS_KEY_ID = former.accessKeyId;
    process.env.AWS_SECRET_ACCESS_KEY = former.secretAccessKey;
    await check();
    process.env.AWS_SECRET_ACCESS_KEY = 'wrong';
    await expect(check()).rejects.toThrow(StorageSettingsError);
  });

  test("the site signs requests with the credentials of its container's role", async () => {
    await peer.acceptKeys([otherId]);
    const role = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          AccessKeyId: otherId.accessKeyId,
          SecretAccessKey: otherId.secretAccessKey,
          Token: 'session',
          Expiration: new Date(Date.now() + 3_600_000).toISOString(),
        }),
      );
    }).listen(0, '127.0.0.1');
    await once(role, 'listening');
    const { port } = role.address() as AddressInfo;
    process.env.AWS_CONTAINER_CREDENTIALS_FULL_URI = `http://127.0.0.1:${port}/role`;
    try {
      await check();
      await peer.acceptKeys([former]);
      await expect(check()).rejects.toThrow(StorageSettingsError);
    } finally {
      role.closeAllConnections();
      role.close();
    }
  });
});
