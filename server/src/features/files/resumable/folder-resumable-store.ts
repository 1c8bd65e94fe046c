import { createHash, type Hash } from 'node:crypto';
import { link, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { systemClock } from '../../../platform/clock/clock.ts';
import type { FreeSpace } from '../space/free-space.ts';
import { DiskWriter } from '../storage/disk-writer.ts';
import { ClientQuota } from './client-quota.ts';
import { abandonedMs, type ResumableStore, UploadTooLongError } from './resumable-store.ts';
import { sender } from './sender.ts';
import { untilDisconnect } from './until-disconnect.ts';

interface Limits {
  /** Maximum announced bytes of a client's uploads in the folder. */
  readonly bytesPerClient: number;
  readonly isInUse: (id: string) => boolean;
}

/**
 * Stores resumable uploads in a folder. The file `<id>` has the received bytes, and `<id>.json` has the announced size,
 * the metadata and the client.
 */
export class FolderResumableStore extends FileStore implements ResumableStore {
  readonly #space: FreeSpace;
  /**
   * Incremental hashes of the uploads that this process has received in order from the first byte. With a hash, the
   * data need not be read again.
   */
  readonly #hashes = new Map<string, { readonly hash: Hash; readonly end: number }>();

  readonly #quota: ClientQuota;
  readonly #isInUse: Limits['isInUse'];
  readonly #starting = new Set<string>();

  constructor(directory: string, space: FreeSpace, { bytesPerClient, isInUse }: Limits) {
    super({ directory });
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#space = space;
    this.#quota = new ClientQuota(bytesPerClient);
    this.#isInUse = isInUse;
  }

  /**
   * Starts an upload for the current {@link sender}.
   * @throws QuotaError if the sender's uploads would exceed the quota even without the abandoned ones
   */
  override async create(file: Upload): Promise<Upload> {
    await this.#countOthers();
    const client = sender.getStore() ?? '';
    const owned = { client, bytes: file.size ?? 0 };
    await this.#discardAbandoned(owned);
    this.#quota.take(file.id, owned);
    this.#starting.add(file.id);
    try {
      // The client is in the `.json` file, so that other processes and a restarted server can count the upload.
      return await super.create(Object.assign(file, { client }));
    } catch (error) {
      this.#quota.release(file.id);
      throw error;
    } finally {
      this.#starting.delete(file.id);
    }
  }

  override async remove(id: string): Promise<void> {
    await super.remove(id);
    this.#hashes.delete(id);
    this.#quota.release(id);
  }

  /**
   * Appends the data at `offset`, flushes it to disk and returns the new offset. Keeps the received data if the sender
   * disconnects. Rejects with disk errors, and with UploadTooLongError if the data exceeds the announced size.
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
      for await (const chunk of untilDisconnect(readable)) {
        if (end + chunk.length > size) throw new UploadTooLongError('More data was sent than announced');
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

  async place(id: string, size: number, file: string): Promise<string> {
    await link(this.pathOf(id), file);
    const known = this.#hashes.get(id);
    if (known?.end === size) return known.hash.copy().digest('hex');
    return hashAndFlush(file);
  }

  pathOf(id: string): string {
    return path.join(this.directory, id);
  }

  async discard(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      this.#hashes.delete(id);
      await rm(`${this.pathOf(id)}.json`, { force: true });
      await rm(this.pathOf(id), { force: true });
      this.#quota.release(id);
    }
  }

  /** Updates the quota from the folder's contents, because other processes also start and remove uploads. */
  async #countOthers(): Promise<void> {
    const counted = new Set(this.#quota.ids.filter((id) => !this.#starting.has(id)));
    for (const name of await readdir(this.directory)) {
      if (!name.endsWith('.json') || counted.delete(name.slice(0, -'.json'.length))) continue;
      const text = await readFile(path.join(this.directory, name), 'utf8').catch(() => 'null');
      const { id, client, size } = parseInfo(text);
      if (id && client) this.#quota.count(id, { client, bytes: size });
    }
    for (const id of counted) this.#quota.release(id);
  }

  async #discardAbandoned(wanted: { readonly client: string; readonly bytes: number }): Promise<void> {
    if (this.#quota.hasRoom(wanted)) return;
    const own = new Set(this.#quota.idsOf(wanted.client));
    for (const id of await this.idleFor(abandonedMs)) {
      if (this.#quota.hasRoom(wanted)) return;
      if (own.has(id) && !this.#isInUse(id)) await this.discard([id]);
    }
  }

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

  /** Does nothing, because a folder contains no content without an upload. */
  async sweepContent(): Promise<void> {}
}

/** Parses a `.json` file. A partly written file gives no id or client. */
function parseInfo(text: string): { readonly id?: string; readonly client?: string; readonly size: number } {
  try {
    const { id, client, size } = JSON.parse(text) ?? {};
    return { id, client, size: Number(size) || 0 };
  } catch {
    return { size: 0 };
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
