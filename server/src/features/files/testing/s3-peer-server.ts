/**
 * Serves an empty bucket `plans` from a folder: `node s3-peer-server.ts FOLDER PORT`. Prints `listening` when it does.
 *
 * s3rver answers a PUT before the content is on the disk, and a DELETE takes the emptied folder away from under a PUT that
 * is about to write there. A real object store does neither, so its file store is corrected here.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: Buffer | Readable;
  readonly metadata: unknown;
}

interface FileStore {
  readonly rootDirectory: string;
  getResourcePath(bucket: string, key: string, resource: string): string;
  putMetadata(bucket: string, key: string, metadata: unknown, md5: string): Promise<void>;
  putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  deleteObject(bucket: string, key: string): Promise<void>;
}

const require = createRequire(import.meta.url);
const S3rver = require('s3rver');
const { prototype: store }: { prototype: FileStore } = require('s3rver/lib/stores/filesystem');

store.putObject = async function putObject({ bucket, key, content, metadata }) {
  const target = this.getResourcePath(bucket, key, 'object');
  const unfinished = path.join(`${this.rootDirectory}.unfinished`, randomUUID());
  await mkdir(path.dirname(unfinished), { recursive: true });
  await mkdir(path.dirname(target), { recursive: true });
  const hash = createHash('md5');
  let size = 0;
  const counted = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  await pipeline(source, counted, createWriteStream(unfinished));
  const md5 = hash.digest('hex');
  await this.putMetadata(bucket, key, metadata, md5);
  await rename(unfinished, target);
  return { size, md5 };
};

store.deleteObject = async function deleteObject(bucket, key) {
  for (const resource of ['object', 'object.md5', 'metadata.json']) {
    await rm(this.getResourcePath(bucket, key, resource), { force: true });
  }
};

const [, , directory, port] = process.argv;
await new S3rver({
  directory,
  address: '127.0.0.1',
  port: Number(port),
  configureBuckets: [{ name: 'plans', configs: [] }],
  silent: true,
}).run();
console.log('listening');
