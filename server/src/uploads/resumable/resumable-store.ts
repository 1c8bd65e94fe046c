import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import type { FreeSpace } from '../space/free-space.ts';

/** Whether a text is the id of a resumable upload: 128 random bits, which only its sender knows. */
export function isUploadId(text: string): boolean {
  return /^[\da-f]{32}$/.test(text);
}

/** Resumable uploads in a folder: `<id>` holds what has arrived, `<id>.json` what was announced. */
export class ResumableStore extends FileStore {
  readonly #space: FreeSpace;

  constructor(directory: string, space: FreeSpace) {
    super({ directory });
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
    this.#space = space;
  }

  /** What arrives before the sender goes away stays, flushed to the disk. Rejects with what the disk says. */
  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const { size = offset } = await this.getUpload(id);
    const reservation = await this.#space.reserve(size - offset);
    let end = offset;
    let file: FileHandle | undefined;
    try {
      file = await open(this.pathOf(id), 'r+');
      for await (const chunk of readable as AsyncIterable<Buffer>) {
        for (let written = 0; written < chunk.length; ) {
          written += (await file.write(chunk, written, chunk.length - written, end + written)).bytesWritten;
        }
        end += chunk.length;
        await reservation.took(chunk.length);
      }
      await file.datasync();
    } finally {
      reservation.release();
      await file?.close();
    }
    return end;
  }

  /** Where the content of an upload lies. */
  pathOf(id: string): string {
    return path.join(this.directory, id);
  }

  /** Takes uploads away; what is not there is fine. */
  async discard(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
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
