import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { s3Client } from '../../../platform/files/s3-client.ts';
import type { S3Key, S3Settings } from '../../../platform/settings/s3-settings.ts';

const program = path.join(import.meta.dirname, 's3-peer-server.ts');
const relay = path.join(import.meta.dirname, 's3-relay.ts');

/**
 * A process with an S3-compatible store and an empty bucket. If TEST_S3_URL (`http://KEY:SECRET@HOST:PORT`) is set, the
 * process relays requests to the store at this URL.
 */
export class S3Peer {
  readonly settings: S3Settings;
  readonly #process: ChildProcess;
  readonly #folder: string;

  constructor(settings: S3Settings, process: ChildProcess, folder: string) {
    this.settings = settings;
    this.#process = process;
    this.#folder = folder;
  }

  /** @param port the port of an earlier peer, any free port by default */
  static async start(port?: number): Promise<S3Peer> {
    const folder = await mkdtemp(path.join(tmpdir(), 's3-peer-'));
    port ??= await freePort();
    const store = process.env.TEST_S3_URL ? new URL(process.env.TEST_S3_URL) : null;
    const child = spawn(
      process.execPath,
      store ? [relay, store.host, String(port)] : [program, folder, String(port)],
      {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    let log = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk) => {
          log += chunk;
          if (log.includes('listening')) resolve();
        });
      }
      child.once('exit', () => reject(new Error(`The store did not start: ${log}`)));
    });
    const settings = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: store ? path.basename(folder).toLowerCase() : 'plans',
      keys: [
        store
          ? {
              accessKeyId: decodeURIComponent(store.username),
              secretAccessKey: decodeURIComponent(store.password),
            }
          : { accessKeyId: 'S3PEER', secretAccessKey: 'S3PEER' },
      ],
      directUrl: null,
    };
    if (store) await s3Client(settings).send(new CreateBucketCommand({ Bucket: settings.bucket }));
    return new S3Peer(settings, child, folder);
  }

  get environment() {
    const { endpoint, region, bucket, keys } = this.settings;
    return {
      S3_ENDPOINT: endpoint ?? '',
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.map(({ accessKeyId }) => accessKeyId).join(),
      S3_SECRET_ACCESS_KEY: keys.map(({ secretAccessKey }) => secretAccessKey).join(),
    };
  }

  /** Replaces the accepted access keys, initially those in {@link settings}. Not available if TEST_S3_URL is set. */
  async acceptKeys(keys: readonly S3Key[]): Promise<void> {
    const done = once(this.#process, 'message');
    this.#process.send(keys.map(({ accessKeyId, secretAccessKey }) => [accessKeyId, secretAccessKey]));
    await done;
  }

  async empty(): Promise<void> {
    const client = s3Client(this.settings);
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: this.settings.bucket }));
    for (const { Key } of Contents) {
      await client.send(new DeleteObjectCommand({ Bucket: this.settings.bucket, Key }));
    }
  }

  /** Breaks the store's connections and refuses new ones until {@link goOnline}. Keeps the content. */
  async goOffline(): Promise<void> {
    await this.#signal();
  }

  async goOnline(): Promise<void> {
    await this.#signal();
  }

  async #signal(): Promise<void> {
    const { stdout } = this.#process;
    if (!stdout) throw new Error('The store has no standard output');
    const reply = once(stdout, 'data');
    this.#process.kill('SIGUSR2');
    await reply;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode === null) {
      this.#process.kill();
      await once(this.#process, 'exit');
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
