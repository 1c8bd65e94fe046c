import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { systemClock } from '../../../platform/clock/clock.ts';
import { sweepReceived } from '../storage/received-buffers.ts';

const prefix = 'resumable/';

/**
 * Number of parts of a piece that are sent concurrently. Together, they use `maxConcurrentParts * partBytes` of memory
 * per connection.
 */
const maxConcurrentParts = 2;
const partBytes = 8 * 1024 ** 2;

/** Seconds within which a browser has to begin to send a piece. */
const addressSeconds = 60;

/** A piece of an upload, stored in the bucket as `resumable/<uploadId>/<object>`. */
export interface PieceKey {
  readonly uploadId: string;
  /** A UUID. */
  readonly object: string;
}

/** Stores the pieces of uploads in a bucket. */
export class BucketPieces {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Stores the content. If reading or storing fails, stores nothing and rejects with the error. */
  async put(key: PieceKey, content: AsyncIterable<Buffer>): Promise<void> {
    const upload = new Upload({
      client: this.#client,
      queueSize: maxConcurrentParts,
      partSize: partBytes,
      params: { Bucket: this.#bucket, Key: pathOf(key), Body: Readable.from(swept(content)) },
    });
    await upload.done();
  }

  /** Returns a signed URL to which a browser can send a piece of exactly `size` bytes. */
  addressOf(key: PieceKey, size: number): Promise<string> {
    const command = new PutObjectCommand({ Bucket: this.#bucket, Key: pathOf(key), ContentLength: size });
    return getSignedUrl(this.#client, command, { expiresIn: addressSeconds });
  }

  /** Returns the size of a piece in bytes, or null if it is missing. */
  async sizeOf(key: PieceKey): Promise<number | null> {
    const { Contents } = await this.#client.send(
      new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: pathOf(key), MaxKeys: 1 }),
    );
    return Contents?.[0]?.Size ?? null;
  }

  async read(key: PieceKey): Promise<AsyncIterable<Buffer>> {
    const { Body } = await this.#client.send(
      new GetObjectCommand({ Bucket: this.#bucket, Key: pathOf(key) }),
    );
    return Body as Readable;
  }

  /** Removes a piece. A missing piece is not an error. */
  async remove(key: PieceKey): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: pathOf(key) }));
  }

  async *olderThan(ms: number): AsyncGenerator<PieceKey> {
    const latest = systemClock.now().getTime() - ms;
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: prefix,
          ...(token && { ContinuationToken: token }),
        }),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const [uploadId, object] = Key.slice(prefix.length).split('/');
        if (uploadId && object && (LastModified?.getTime() ?? 0) <= latest) yield { uploadId, object };
      }
      token = page.NextContinuationToken;
    } while (token);
  }
}

const pathOf = ({ uploadId, object }: PieceKey) => `${prefix}${uploadId}/${object}`;

async function* swept(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    yield chunk;
    sweepReceived(chunk.length);
  }
}
