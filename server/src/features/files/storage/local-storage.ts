import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { systemClock } from '../../../platform/clock/clock.ts';
import { syncFolder } from '../../../platform/files/sync-folder.ts';
import {
  type ByteRange,
  FileMissingError,
  type FileStorage,
  isFolderName,
  type StoredFolder,
} from './file-storage.ts';

/** Name of the file that marks a folder as uncommitted. */
const uncommittedMark = 'uncommitted';

/** Stores files in a local folder as `<folder>/<stored name>`, and infected files under `quarantine/`. */
export class LocalStorage implements FileStorage {
  readonly isShared = false;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async check(): Promise<void> {
    await stat(this.#root);
  }

  async submit(incoming: string, { folder }: StoredFolder): Promise<void> {
    const mark = await open(path.join(incoming, uncommittedMark), 'wx', 0o600);
    await mark.close();
    await syncFolder(incoming);
    await rename(incoming, this.#folder(folder));
    await syncFolder(this.#root);
  }

  async commit(folder: string): Promise<void> {
    await rm(path.join(this.#folder(folder), uncommittedMark), { force: true });
  }

  async discard(folder: string): Promise<void> {
    await rm(this.#folder(folder), { recursive: true, force: true });
  }

  async uncommittedFor(ms: number): Promise<readonly string[]> {
    const latest = systemClock.now().getTime() - ms;
    const found: string[] = [];
    for (const folder of (await readdir(this.#root)).filter(isFolderName)) {
      const mark = await stat(path.join(this.#folder(folder), uncommittedMark)).catch(() => null);
      if (mark && mark.mtimeMs <= latest) found.push(folder);
    }
    return found;
  }

  async addressOf(): Promise<null> {
    return null;
  }

  async read(folder: string, storedName: string, range?: ByteRange): Promise<Readable> {
    const file = path.join(this.#folder(folder), storedName);
    const handle = await open(file, 'r').catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw cause;
      throw new FileMissingError(`${folder}/${storedName} is not in the data folder`, { cause });
    });
    return createReadStream(file, { fd: handle, ...range });
  }

  async isolate(folder: string, storedName: string): Promise<void> {
    const quarantine = path.join(this.#root, 'quarantine', folder);
    await mkdir(quarantine, { recursive: true, mode: 0o700 });
    await rename(path.join(this.#folder(folder), storedName), path.join(quarantine, storedName)).catch(
      async (error: unknown) => {
        if (!(await stat(path.join(quarantine, storedName)).catch(() => null))) throw error;
      },
    );
    await syncFolder(quarantine);
  }

  async remove(folder: string): Promise<void> {
    await rm(this.#folder(folder), { recursive: true, force: true });
    await rm(path.join(this.#root, 'quarantine', folder), { recursive: true, force: true });
  }

  #folder(folder: string): string {
    return path.join(this.#root, folder);
  }
}
