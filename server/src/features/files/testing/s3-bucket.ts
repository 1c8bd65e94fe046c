import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface S3Object {
  readonly file: string;
  readonly bytes: number;
  readonly etag: string;
  readonly modified: Date;
  readonly mediaType: string;
}

/** Thrown if the received bytes do not have the announced SHA-256. */
export class WrongContentError extends Error {
  override readonly name = 'WrongContentError';
}

interface Page {
  readonly objects: readonly (readonly [key: string, object: S3Object])[];
  readonly next: string | undefined;
}

/** The objects of a bucket, each a file in `folder`. Objects are never partly visible. */
export class S3Bucket {
  readonly #folder: string;
  readonly #objects = new Map<string, S3Object>();
  readonly #uploads = new Map<
    string,
    { readonly mediaType: string; readonly parts: Map<number, S3Object> }
  >();

  constructor(folder: string) {
    this.#folder = folder;
  }

  get(key: string): S3Object | undefined {
    return this.#objects.get(key);
  }

  /**
   * Stores an object.
   * @param sha256 the content's hash in lowercase hexadecimal. Other text, such as 'UNSIGNED-PAYLOAD', is ignored.
   * @throws WrongContentError if the content has another hash
   */
  async put(key: string, content: Readable, mediaType: string, sha256?: string): Promise<S3Object> {
    const object = await this.#store([content], mediaType, sha256);
    await this.#replace(key, object);
    return object;
  }

  async copy(from: S3Object, key: string): Promise<S3Object> {
    return this.put(key, createReadStream(from.file), from.mediaType);
  }

  async delete(key: string): Promise<void> {
    await this.#replace(key, undefined);
  }

  /**
   * Returns a page of the objects whose keys begin with `prefix`.
   * @param after key of the last object of the previous page
   */
  list(prefix: string, maxKeys: number, after = ''): Page {
    const found = [...this.#objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const objects = found.slice(0, maxKeys);
    return { objects, next: found.length > maxKeys ? objects.at(-1)?.[0] : undefined };
  }

  /** @returns the id of a new multipart upload */
  beginUpload(mediaType: string): string {
    const id = randomUUID();
    this.#uploads.set(id, { mediaType, parts: new Map() });
    return id;
  }

  /** @returns undefined if the upload does not exist */
  async putPart(
    id: string,
    number: number,
    content: Readable,
    sha256?: string,
  ): Promise<S3Object | undefined> {
    const parts = this.#uploads.get(id)?.parts;
    if (!parts) return undefined;
    const part = await this.#store([content], '', sha256);
    parts.set(number, part);
    return part;
  }

  /** @returns undefined if the upload does not exist */
  async completeUpload(id: string, key: string): Promise<S3Object | undefined> {
    const upload = this.#uploads.get(id);
    if (!upload) return undefined;
    const parts = [...upload.parts].sort(([a], [b]) => a - b).map(([, part]) => createReadStream(part.file));
    const object = await this.#store(parts, upload.mediaType);
    await this.abortUpload(id);
    await this.#replace(key, object);
    return object;
  }

  async abortUpload(id: string): Promise<void> {
    const parts = this.#uploads.get(id)?.parts ?? new Map<number, S3Object>();
    this.#uploads.delete(id);
    for (const { file } of parts.values()) await rm(file);
  }

  async #replace(key: string, object: S3Object | undefined): Promise<void> {
    const former = this.#objects.get(key);
    if (object) this.#objects.set(key, object);
    else this.#objects.delete(key);
    // The old file stays readable for readers that have opened it.
    if (former) await rm(former.file);
  }

  async #store(sources: readonly Readable[], mediaType: string, sha256?: string): Promise<S3Object> {
    const file = path.join(this.#folder, randomUUID());
    const [etag, received] = [createHash('md5'), createHash('sha256')];
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        etag.update(chunk);
        received.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    try {
      await pipeline(inOrder(sources), counted, createWriteStream(file));
      if (/^[0-9a-f]{64}$/.test(sha256 ?? '') && received.digest('hex') !== sha256)
        throw new WrongContentError('The content does not have the announced SHA-256');
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
    return { file, bytes, etag: `"${etag.digest('hex')}"`, modified: new Date(), mediaType };
  }
}

async function* inOrder(sources: readonly Readable[]): AsyncGenerator<Buffer> {
  for (const source of sources) yield* source;
}
