import { createHash, randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { FreeSpace } from '../space/free-space.ts';
import { DiskWriter } from '../storage/disk-writer.ts';
import type { BucketPieces, PieceKey } from './bucket-pieces.ts';
import { QuotaError } from './client-quota.ts';
import { abandonedMs, type ResumableStore, UploadMovedError, UploadTooLongError } from './resumable-store.ts';
import { resumablePieces, resumableUploads } from './resumable-uploads.table.ts';
import { sender } from './sender.ts';
import { untilDisconnect } from './until-disconnect.ts';

interface Dependencies {
  readonly database: Database;
  readonly pieces: BucketPieces;
  readonly space: FreeSpace;
  /** Maximum announced bytes of a client's uploads that are not submitted yet. */
  readonly bytesPerClient: number;
  readonly isDirect: boolean;
}

/**
 * Stores resumable uploads. Any server can receive their pieces. The bucket has the bytes, one object per piece; the
 * database has each upload's offset and the names of its objects. A piece counts as stored once its database row
 * exists. Of two requests that append at the same offset, at most one succeeds.
 */
export class SharedResumableStore extends DataStore implements ResumableStore {
  readonly #database: Database;
  readonly #pieces: BucketPieces;
  readonly #space: FreeSpace;
  readonly #bytesPerClient: number;

  readonly appendDirect?: NonNullable<ResumableStore['appendDirect']>;

  constructor({ database, pieces, space, bytesPerClient, isDirect }: Dependencies) {
    super();
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#database = database;
    this.#pieces = pieces;
    this.#space = space;
    this.#bytesPerClient = bytesPerClient;
    if (isDirect) this.appendDirect = (id, offset, size) => this.#appendDirect(id, offset, size);
  }

  /**
   * Starts an upload for the current {@link sender}.
   * @throws QuotaError if the sender's uploads would exceed the quota even without the abandoned ones
   */
  override async create(file: Upload): Promise<Upload> {
    const { id, size = 0, metadata = {} } = file;
    const client = sender.getStore() ?? '';
    const abandoned = await this.#database.transaction(async (transaction) => {
      // Without the lock, two uploads that each fit the quota could exceed it together.
      await transaction.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`resumable uploads of ${client}`}, 0))`,
      );
      const removed = await this.#makeRoom(transaction, client, size);
      await transaction.insert(resumableUploads).values({ id, client, size, metadata });
      return removed;
    });
    await this.#removeObjects(abandoned);
    return file;
  }

  override async getUpload(id: string): Promise<Upload> {
    const [found] = await this.#database.select().from(resumableUploads).where(eq(resumableUploads.id, id));
    if (!found) throw ERRORS.FILE_NOT_FOUND;
    const { size, received: offset, metadata } = found;
    return new Upload({ id, size, offset, metadata });
  }

  override async remove(id: string): Promise<void> {
    await this.getUpload(id);
    await this.discard([id]);
  }

  /**
   * Appends the data at `offset` and returns the new offset. Keeps the received data if the sender disconnects.
   * Rejects, and appends nothing, if the bucket fails, if the data exceeds the announced size
   * (UploadTooLongError), or if the upload was removed or is not at `offset` (UploadMovedError).
   */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const [upload] = await this.#database
      .update(resumableUploads)
      .set({ touchedAt: sql`now()` })
      .where(eq(resumableUploads.id, id))
      .returning({ size: resumableUploads.size });
    if (!upload) throw new UploadMovedError(`Upload ${id} was removed`);
    const key = { uploadId: id, object: randomUUID() };
    let end = offset;
    async function* countBytes(): AsyncGenerator<Buffer> {
      for await (const chunk of untilDisconnect(readable)) {
        if (end + chunk.length > (upload?.size ?? 0)) {
          throw new UploadTooLongError('More data was sent than announced');
        }
        end += chunk.length;
        yield chunk;
      }
    }
    await this.#pieces.put(key, countBytes());
    try {
      if (end === offset) throw new NoDataError();
      await this.#database.transaction((transaction) => this.#append(transaction, key, offset, end));
    } catch (error) {
      await this.#removeObjects([key]);
      if (!(error instanceof NoDataError)) throw error;
    }
    return end;
  }

  async place(id: string, size: number, file: string): Promise<string> {
    const pieces = await this.#database
      .select()
      .from(resumablePieces)
      .where(eq(resumablePieces.uploadId, id))
      .orderBy(asc(resumablePieces.start));
    const reservation = await this.#space.reserve(size);
    const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
      reservation.release();
      throw error;
    });
    const hash = createHash('sha256');
    const writer = new DiskWriter(handle, 0, (bytes) => reservation.took(bytes));
    let end = 0;
    try {
      for (const { object, start } of pieces) {
        if (start !== end) throw new Error(`Upload ${id} has a gap at ${end}`);
        for await (const chunk of await this.#pieces.read({ uploadId: id, object })) {
          hash.update(chunk);
          await writer.add(chunk);
          end += chunk.length;
        }
      }
      if (end !== size) throw new Error(`The object store has ${end} of ${size} bytes of upload ${id}`);
      await writer.end();
    } finally {
      reservation.release();
      await writer.settled();
      await handle.close();
    }
    return hash.digest('hex');
  }

  async discard(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const removed = await this.#database.transaction((transaction) => forget(transaction, ids));
    await this.#removeObjects(removed);
  }

  async idleFor(ms: number): Promise<readonly string[]> {
    const rows = await this.#database
      .select({ id: resumableUploads.id })
      .from(resumableUploads)
      .where(lte(resumableUploads.touchedAt, ago(ms)));
    return rows.map(({ id }) => id);
  }

  async sweepContent(ms: number): Promise<void> {
    for await (const key of this.#pieces.olderThan(ms)) {
      const [known] = await this.#database
        .select({ start: resumablePieces.start })
        .from(resumablePieces)
        .where(and(eq(resumablePieces.uploadId, key.uploadId), eq(resumablePieces.object, key.object)));
      if (!known) await this.#pieces.remove(key);
    }
  }

  async #appendDirect(uploadId: string, offset: number, size: number): Promise<number | string> {
    // The object name contains the offset, so that a piece that is sent twice is stored as the same object.
    const key = { uploadId, object: `00000000-0000-8000-8000-${offset.toString(16).padStart(12, '0')}` };
    const found = await this.#pieces.sizeOf(key);
    if (found === size) {
      await this.#database.transaction((transaction) =>
        this.#append(transaction, key, offset, offset + size),
      );
      return offset + size;
    }
    return this.#pieces.addressOf(key, size);
  }

  async #append(transaction: Transaction, key: PieceKey, offset: number, end: number): Promise<void> {
    const { uploadId, object } = key;
    const moved = await transaction
      .update(resumableUploads)
      .set({ received: end, touchedAt: sql`now()` })
      .where(and(eq(resumableUploads.id, uploadId), eq(resumableUploads.received, offset)))
      .returning({ id: resumableUploads.id });
    if (moved.length === 0) throw new UploadMovedError(`Upload ${uploadId} is not at ${offset}`);
    await transaction.insert(resumablePieces).values({ uploadId, object, start: offset, size: end - offset });
  }

  /**
   * Discards the client's abandoned uploads, longest idle first, until a new upload fits the quota.
   * @returns the pieces of the discarded uploads, which are still in the bucket
   * @throws QuotaError if the new upload does not fit even then
   */
  async #makeRoom(transaction: Transaction, client: string, bytes: number): Promise<readonly PieceKey[]> {
    const own = eq(resumableUploads.client, client);
    const [taken] = await transaction
      .select({ bytes: sql<number>`coalesce(sum(${resumableUploads.size}), 0)::float` })
      .from(resumableUploads)
      .where(own);
    let excess = (taken?.bytes ?? 0) + bytes - this.#bytesPerClient;
    if (excess <= 0) return [];
    const left = await transaction
      .select({ id: resumableUploads.id, size: resumableUploads.size })
      .from(resumableUploads)
      .where(and(own, lte(resumableUploads.touchedAt, ago(abandonedMs))))
      .orderBy(asc(resumableUploads.touchedAt));
    const given: string[] = [];
    for (const { id, size } of left) {
      if (excess <= 0) break;
      given.push(id);
      excess -= size;
    }
    if (excess > 0) throw new QuotaError('This client has too many unfinished uploads');
    return forget(transaction, given);
  }

  async #removeObjects(keys: readonly PieceKey[]): Promise<void> {
    // If this fails, sweepContent removes the object later.
    for (const key of keys) await this.#pieces.remove(key).catch(() => undefined);
  }
}

/** Thrown if a request contains no data. A row for an empty piece would block the next piece at the same offset. */
class NoDataError extends Error {
  override readonly name = 'NoDataError';
}

const ago = (ms: number) => sql`now() - make_interval(secs => ${ms / 1000}::float)`;

async function forget(transaction: Transaction, ids: readonly string[]): Promise<readonly PieceKey[]> {
  const keys = await transaction
    .select({ uploadId: resumablePieces.uploadId, object: resumablePieces.object })
    .from(resumablePieces)
    .where(inArray(resumablePieces.uploadId, [...ids]));
  await transaction.delete(resumableUploads).where(inArray(resumableUploads.id, [...ids]));
  return keys;
}
