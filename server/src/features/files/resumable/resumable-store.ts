import { createHash, type Hash } from 'node:crypto';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
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

/** Where a client has no room left, its uploads on which nothing has moved for so long are given up first. */
const abandonedMs = 3_600_000;

interface Limits {
  /** Bytes that one client may have in uploads that are no submission yet. */
  readonly bytesPerClient: number;
  /** Whether a request is using an upload. */
  readonly isInUse: (id: string) => boolean;
}

/** Resumable uploads in a folder: `<id>` holds what has arrived, `<id>.json` what was announced. */
export class ResumableStore extends FileStore {
  readonly #space: FreeSpace;
  /** Of what has arrived in order since this process began, so that it need not be read again. */
  readonly #hashes = new Map<string, { readonly hash: Hash; readonly end: number }>();

  readonly #quota: ClientQuota;
  readonly #isInUse: Limits['isInUse'];
  #counted: Promise<void> | null = null;

  constructor(directory: string, space: FreeSpace, { bytesPerClient, isInUse }: Limits) {
    super({ directory });
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#space = space;
    this.#quota = new ClientQuota(bytesPerClient);
    this.#isInUse = isInUse;
  }

  /**
   * Begins an upload, in the name of the {@link sender}.
   * @throws QuotaError if the sender has too many bytes in uploads already
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

  /** Takes uploads away; what is not there is fine. */
  async discard(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#hashes.delete(id);
      await rm(`${this.pathOf(id)}.json`, { force: true });
      await rm(this.pathOf(id), { force: true });
      this.#quota.release(id);
    }
  }

  async #countAll(): Promise<void> {
    for (const name of await readdir(this.directory)) {
      if (!name.endsWith('.json')) continue;
      const text = await readFile(path.join(this.directory, name), 'utf8').catch(() => 'null');
      const { id, client, size } = announced(text);
      if (id && client) this.#quota.count(id, { client, bytes: size });
    }
  }

  /** Makes room for an upload if the client has left others. */
  async #giveUpAbandoned(wanted: { readonly client: string; readonly bytes: number }): Promise<void> {
    if (this.#quota.hasRoom(wanted)) return;
    const own = new Set(this.#quota.idsOf(wanted.client));
    for (const id of await this.idleFor(abandonedMs)) {
      if (this.#quota.hasRoom(wanted)) return;
      if (own.has(id) && !this.#isInUse(id)) await this.discard([id]);
    }
  }

  /** The uploads on which nothing has moved for `ms`, with what a cut-off creation left. */
  async idleFor(ms: number): Promise<readonly string[]> {
    const latest = systemClock.now().getTime() - ms;
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

/** What stands beside an upload; nothing if it was written by half. */
function announced(text: string): { readonly id?: string; readonly client?: string; readonly size: number } {
  try {
    const { id, client, size } = JSON.parse(text) ?? {};
    return { id, client, size: Number(size) || 0 };
  } catch {
    return { size: 0 };
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
