import type { FileHandle } from 'node:fs/promises';
import { freeReceived } from './received-buffers.ts';

/** Bytes after which a write starts. The next bytes can arrive while the disk is writing. */
const batchBytes = 512 * 1024;
/** Bytes after which a flush starts, so that the final flush is short. */
const flushBytes = 32 * 1024 ** 2;

/** Writes a stream to an open file in large writes, one at a time. Uses the memory of two batches. */
export class DiskWriter {
  readonly #file: FileHandle;
  /** Called with the number of bytes of each completed write. A rejection stops writing. */
  readonly #took: (bytes: number) => Promise<void>;
  #position: number;
  #batch: Buffer[] = [];
  #batchBytes = 0;
  #unflushed = 0;
  #writing: Promise<void> = Promise.resolve();
  #flushing: Promise<void> | null = null;
  #failure: { readonly reason: unknown } | null = null;

  constructor(file: FileHandle, position: number, took: (bytes: number) => Promise<void>) {
    this.#file = file;
    this.#position = position;
    this.#took = took;
  }

  /** Resolves when the next chunk can be added. If a write or flush has failed, rejects once the batch is full. */
  async add(chunk: Buffer): Promise<void> {
    this.#batch.push(chunk);
    this.#batchBytes += chunk.length;
    if (this.#batchBytes >= batchBytes) await this.#startWrite();
  }

  async end(): Promise<void> {
    await this.#startWrite();
    await this.settled();
    if (this.#failure) throw this.#failure.reason;
    await this.#file.sync();
  }

  async settled(): Promise<void> {
    await this.#writing;
    await this.#flushing;
  }

  async #startWrite(): Promise<void> {
    await this.#writing;
    if (this.#failure) throw this.#failure.reason;
    const batch = this.#batch;
    const bytes = this.#batchBytes;
    this.#batch = [];
    this.#batchBytes = 0;
    if (bytes > 0) {
      this.#writing = this.#write(batch, bytes).catch((reason: unknown) => {
        this.#failure ??= { reason };
      });
    }
  }

  async #write(batch: Buffer[], bytes: number): Promise<void> {
    const { bytesWritten } = await this.#file.writev(batch, this.#position);
    // A nearly full disk writes only part of the bytes. Writing the rest shows whether the disk is full.
    if (bytesWritten < bytes) {
      const rest = Buffer.concat(batch).subarray(bytesWritten);
      await writeWhole(this.#file, rest, this.#position + bytesWritten);
    }
    freeReceived(batch);
    this.#position += bytes;
    this.#unflushed += bytes;
    await this.#took(bytes);
    if (this.#unflushed < flushBytes || this.#flushing) return;
    this.#unflushed = 0;
    this.#flushing = this.#file
      .datasync()
      .catch((reason: unknown) => {
        this.#failure ??= { reason };
      })
      .finally(() => {
        this.#flushing = null;
      });
  }
}

async function writeWhole(file: FileHandle, data: Buffer, position: number): Promise<void> {
  for (let done = 0; done < data.length; ) {
    done += (await file.write(data, done, data.length - done, position + done)).bytesWritten;
  }
}
