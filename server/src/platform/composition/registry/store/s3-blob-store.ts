import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type BlobStore, blobKey, integrityOfKey, type StoredBlob } from './blob-store.ts';

const prefix = 'registry/blobs/';

/** Stores blobs in a bucket, with keys `registry/blobs/<hash>`. */
export class S3BlobStore implements BlobStore {
  readonly isShared = true;
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  async has(integrity: string): Promise<boolean> {
    const found = await ifThere(this.#client.send(new HeadObjectCommand(this.#object(integrity))));
    return found !== null;
  }

  async read(integrity: string): Promise<Buffer | null> {
    const found = await ifThere(this.#client.send(new GetObjectCommand(this.#object(integrity))));
    const bytes = await found?.Body?.transformToByteArray();
    return bytes ? Buffer.from(bytes) : null;
  }

  async put(integrity: string, content: Uint8Array): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ ...this.#object(integrity), Body: content, ContentLength: content.byteLength }),
    );
  }

  async remove(integrity: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(integrity)));
  }

  async *list(): AsyncGenerator<StoredBlob> {
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: prefix,
          ...(token && { ContinuationToken: token }),
        }),
      );
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        const integrity = integrityOfKey(Key.slice(prefix.length));
        if (integrity) yield { integrity, bytes: Size, storedAt: LastModified?.getTime() ?? 0 };
      }
      token = page.NextContinuationToken;
    } while (token);
  }

  #object(integrity: string) {
    return { Bucket: this.#bucket, Key: prefix + blobKey(integrity) };
  }
}

async function ifThere<Result>(asking: Promise<Result>): Promise<Result | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw error;
  }
}
