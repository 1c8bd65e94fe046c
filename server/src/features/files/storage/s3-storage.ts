import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { systemClock } from '../../../platform/clock/clock.ts';
import {
  type ByteRange,
  type DownloadedFile,
  FileMissingError,
  type FileStorage,
  isFolderName,
  StorageSettingsError,
  type StoredFolder,
} from './file-storage.ts';

const uncommitted = 'uncommitted/';
const quarantine = 'quarantine/';

const keysAdvice = 'check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and their permissions for S3_BUCKET';

const settingsAdvice: Readonly<Record<string, string>> = {
  NoSuchBucket: 'the bucket in S3_BUCKET does not exist. Create it, or correct the name',
  InvalidBucketName: 'S3_BUCKET is not a valid bucket name',
  AccessDenied: keysAdvice,
  InvalidAccessKeyId: keysAdvice,
  SignatureDoesNotMatch: keysAdvice,
  PermanentRedirect: 'the bucket is in another region. Correct S3_REGION or S3_ENDPOINT',
  AuthorizationHeaderMalformed: 'the bucket is in another region. Correct S3_REGION',
};

/** Seconds for which a download URL is valid. The site creates a new URL for each download. */
const addressSeconds = 60;

/**
 * Number of parts of a file that are sent concurrently. Together, they use `maxConcurrentParts * partBytes` of memory
 * per folder.
 */
const maxConcurrentParts = 2;
const partBytes = 8 * 1024 ** 2;

/**
 * Stores files in a bucket as `uploads/<folder>/<stored name>`, and infected files under `quarantine/`. The uncommitted
 * mark, `uncommitted/<folder>`, is created before the first file, so that a killed server leaves no unmarked files.
 */
export class S3Storage implements FileStorage {
  readonly isShared = true;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #isDirect: boolean;

  /** @param isDirect whether browsers can download directly from the bucket */
  constructor(client: S3Client, bucket: string, isDirect = false) {
    this.#client = client;
    this.#bucket = bucket;
    this.#isDirect = isDirect;
  }

  async check(): Promise<void> {
    try {
      await this.#client.send(
        new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: uncommitted, MaxKeys: 1 }),
      );
    } catch (cause) {
      const advice = cause instanceof S3ServiceException ? settingsAdvice[cause.name] : undefined;
      throw advice
        ? new StorageSettingsError(`The object store refused access: ${advice}.`, { cause })
        : cause;
    }
  }

  async submit(incoming: string, { folder, files }: StoredFolder): Promise<void> {
    await this.#mark(folder);
    for (const { storedName, mediaType } of files) {
      const upload = new Upload({
        client: this.#client,
        queueSize: maxConcurrentParts,
        partSize: partBytes,
        params: {
          Bucket: this.#bucket,
          Key: keyOf(folder, storedName),
          Body: createReadStream(path.join(incoming, storedName)),
          ContentType: mediaType,
        },
      });
      await upload.done();
    }
    // A renewed mark leaves time for the database commit before another server sweeps the folder. The size checks
    // detect a folder that was already swept.
    await this.#mark(folder);
    for (const { storedName, size } of files) await this.#expectSize(keyOf(folder, storedName), size);
    await rm(incoming, { recursive: true, force: true });
  }

  async commit(folder: string): Promise<void> {
    await this.#remove(`${uncommitted}${folder}`);
  }

  async discard(folder: string): Promise<void> {
    for await (const { key } of this.#list(keyOf(folder, ''))) await this.#remove(key);
    await this.commit(folder);
  }

  async uncommittedFor(ms: number): Promise<readonly string[]> {
    const latest = systemClock.now().getTime() - ms;
    const found: string[] = [];
    for await (const { key, modified } of this.#list(uncommitted)) {
      const folder = key.slice(uncommitted.length);
      if (isFolderName(folder) && modified <= latest) found.push(folder);
    }
    return found;
  }

  async addressOf({ folder, storedName, mediaType, disposition }: DownloadedFile): Promise<string | null> {
    if (!this.#isDirect) return null;
    // With the check, this server changes to an access key that the store accepts. It must do so before it signs the
    // URL, because a browser cannot replace the key in a signed URL.
    await this.check();
    const command = new GetObjectCommand({
      Bucket: this.#bucket,
      Key: keyOf(folder, storedName),
      ResponseContentDisposition: disposition,
      ResponseContentType: mediaType,
      ResponseCacheControl: 'private, no-store',
    });
    return getSignedUrl(this.#client, command, { expiresIn: addressSeconds });
  }

  async read(folder: string, storedName: string, range?: ByteRange): Promise<Readable> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({
          Bucket: this.#bucket,
          Key: keyOf(folder, storedName),
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        }),
      );
      return Body as Readable;
    } catch (cause) {
      if (!(cause instanceof NoSuchKey)) throw cause;
      throw new FileMissingError(`${folder}/${storedName} is not in the object store`, { cause });
    }
  }

  async isolate(folder: string, storedName: string): Promise<void> {
    const key = keyOf(folder, storedName);
    if (!(await this.#has(key))) return;
    await this.#client.send(
      new CopyObjectCommand({
        Bucket: this.#bucket,
        CopySource: `${this.#bucket}/${key}`,
        Key: `${quarantine}${folder}/${storedName}`,
      }),
    );
    await this.#remove(key);
  }

  async remove(folder: string): Promise<void> {
    for (const prefix of [keyOf(folder, ''), `${quarantine}${folder}/`]) {
      for await (const { key } of this.#list(prefix)) await this.#remove(key);
    }
  }

  async #mark(folder: string): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ Bucket: this.#bucket, Key: `${uncommitted}${folder}`, Body: folder }),
    );
  }

  async #expectSize(key: string, size: number): Promise<void> {
    const { ContentLength } = await this.#client.send(
      new HeadObjectCommand({ Bucket: this.#bucket, Key: key }),
    );
    if (ContentLength !== size) throw new Error(`The object store has ${ContentLength} of ${size} bytes`);
  }

  async #has(key: string): Promise<boolean> {
    for await (const found of this.#list(key)) if (found.key === key) return true;
    return false;
  }

  async #remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
  }

  async *#list(prefix: string): AsyncGenerator<{ readonly key: string; readonly modified: number }> {
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: prefix,
          ...(token && { ContinuationToken: token }),
        }),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key) yield { key: Key, modified: LastModified?.getTime() ?? 0 };
      }
      token = page.NextContinuationToken;
    } while (token);
  }
}

function keyOf(folder: string, storedName: string): string {
  return `uploads/${folder}/${storedName}`;
}
