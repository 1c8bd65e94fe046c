import { createHash, type Hash, randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { systemClock } from '../../../platform/clock/clock.ts';
import type { FreeSpace } from '../space/free-space.ts';
import { DiskWriter } from '../storage/disk-writer.ts';
import { ClientQuota } from './client-quota.ts';
import { sender } from './sender.ts';

/** Whether a text is the id of a resumable upload: 128 random bits, which only its sender knows. */
export function isUploadId(text: string): boolean {
  return /^[\da-f]{32}$/.test(text);
}

/** A sender sent more bytes than it had announced. */
export class UploadTooLongError extends Error {
  override readonly name = 'UploadTooLongError';
}

/** Another request, on this server or another one, has added to the upload meanwhile, or taken it away. */
export class UploadMovedError extends Error {
  override readonly name = 'UploadMovedError';
}

/** Where a client has no room left, its uploads on which nothing has moved for so long are given up first. */
export const abandonedMs = 3_600_000;

/**
 * Uploads that are no submission yet: the protocol server's store, and what becomes of them afterwards. In a folder of
 * this machine, or where every server of the site has them.
 */
export interface ResumableStore extends DataStore {
  /**
   * Puts the content of a whole upload of `size` bytes at the path `file`, flushed to the disk; it stays in the store too.
   * @returns its SHA-256, lower-case hexadecimal
   */
  override async create(file: Upload): Promise<Upload> {
    this.#counted ??= this.#countAll();
    await this.#counted;
    const client = sender.getStore() ?? '';
    const owned = { client, bytes: file.size ?? 0 };
    await this.#giveUpAbandoned(owned);
    this.#quota.take(file.id, owned);
    try {
      // Kept beside what was announced, for after a restart.
      return await super.create(Object.assign(file, { client }));
    } catch (error) {
      this.#quota.release(file.id);
      throw error;
    }
  }

  override async remove(id: string): Promise<void> {
    await super.remove(id);
    this.#quota.release(id);
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

  /**
   * Takes over a file that came in one piece, as an upload that is finished.
   * @param file flushed, in a folder on the same disk; it is moved
   * @returns the id of the upload
   */
  async adopt(
    file: string,
    { name, size }: { readonly name: string; readonly size: number },
  ): Promise<string> {
    const id = randomBytes(16).toString('hex');
    await rename(file, this.pathOf(id));
    await this.configstore.set(id, new Upload({ id, size, offset: size, metadata: { filename: name } }));
    return id;
  }

  /** Takes uploads away; what is not there is fine. */
  discard(ids: readonly string[]): Promise<void>;
  /** The uploads on which nothing has moved for `ms`, with what a cut-off creation left. */
  idleFor(ms: number): Promise<readonly string[]>;
  /** Takes content away that belongs to no upload and has not for `ms`: of servers that were killed. */
  sweepContent(ms: number): Promise<void>;
}

/** An upload, or null if the store has none of this id. Rejects while that cannot be told. */
export async function findUpload(store: ResumableStore, id: string): Promise<Upload | null> {
  if (!isUploadId(id)) return null;
  try {
    return await store.getUpload(id);
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return null;
  }
}
