import { createHash, type Hash } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import type { FreeSpace } from '../space/free-space.ts';
import { DiskWriter } from '../storage/disk-writer.ts';

/** Whether a text is the id of a resumable upload: 128 random bits, which only its sender knows. */
export function isUploadId(text: string): boolean {
  return /^[\da-f]{32}$/.test(text);
}

/** A sender sent more bytes than it had announced. */
export class UploadTooLongError extends Error {
  override readonly name = 'UploadTooLongError';
}

/** Resumable uploads in a folder: `<id>` holds what has arrived, `<id>.json` what was announced. */
export class ResumableStore extends FileStore {
  readonly #space: FreeSpace;
  /** Of what has arrived in order since this process began, so that it need not be read again. */
  readonly #hashes = new Map<string, { readonly hash: Hash; readonly end: number }>();

  constructor(directory: string, space: FreeSpace) {
    super({ directory });
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#space = space;
  }

  /**
   * Adds what arrives at `offset`, flushed to the disk, and answers the new offset. Where the sender goes away, what has
   * arrived stays. Rejects with what the disk says, and with UploadTooLongError for more than was announced.
   */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const { size = offset } = await this.getUpload(id);
    const reservation = await this.#space.reserve(size - offset);
    const file = await open(this.pathOf(id), 'r+').catch((error: unknown) => {
      reservation.release();
      throw error;
    });
    const known = this.#hashes.get(id);
    this.#hashes.delete(id);
    const hash = offset === 0 ? createHash('sha256') : known?.end === offset ? known.hash : null;
    const writer = new DiskWriter(file, offset, (bytes) => reservation.took(bytes));
    let end = offset;
    try {
      for await (const chunk of untilItBreaks(readable)) {
        if (end + chunk.length > size) throw new UploadTooLongError('More came than was announced');
        hash?.update(chunk);
        await writer.add(chunk);
        end += chunk.length;
      }
      await writer.end();
      if (hash) this.#hashes.set(id, { hash, end });
    } finally {
      reservation.release();
      await writer.settled();
      await file.close();
    }
    return end;
  }

  /** SHA-256 of a whole upload of `size` bytes, flushed to the disk. */
  async sha256(id: string, size: number): Promise<string> {
    const known = this.#hashes.get(id);
    if (known?.end === size) return known.hash.copy().digest('hex');
    return hashAndFlush(this.pathOf(id));
  }

  /** Where the content of an upload lies. */
  pathOf(id: string): string {
    return path.join(this.directory, id);
  }

  /** Takes uploads away; what is not there is fine. */
  async discard(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#hashes.delete(id);
      await rm(`${this.pathOf(id)}.json`, { force: true });
      await rm(this.pathOf(id), { force: true });
    }
  }

  /** The uploads on which nothing has moved for `ms`, with what a cut-off creation left. */
  async idleFor(ms: number): Promise<readonly string[]> {
    const latest = Date.now() - ms;
    const ids = new Set((await readdir(this.directory)).map((name) => name.replace(/\.json$/, '')));
    const idle: string[] = [];
    for (const id of ids) {
      const times = await Promise.all(
        [this.pathOf(id), `${this.pathOf(id)}.json`].map((file) => stat(file).catch(() => null)),
      );
      if (times.every((time) => !time || time.mtimeMs <= latest)) idle.push(id);
    }
    return idle;
  }
}

/** What a connection brings until it ends, in whatever way. */
async function* untilItBreaks(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source as AsyncIterable<Buffer>;
  } catch {
    // The sender comes back for the rest.
  }
}

async function hashAndFlush(file: string): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file, 'r');
  try {
    for await (const chunk of handle.createReadStream({ highWaterMark: 1024 ** 2, autoClose: false })) {
      hash.update(chunk as Buffer);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}
