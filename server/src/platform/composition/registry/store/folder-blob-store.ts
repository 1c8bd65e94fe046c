import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../../../files/sync-folder.ts';
import { type BlobStore, blobKey, integrityOfKey, type StoredBlob } from './blob-store.ts';
import { unfinished, writeWhole } from './write-whole.ts';

/** Stores blobs in a folder: `<folder>/<first two digits of the hash>/<hash>`. */
export class FolderBlobStore implements BlobStore {
  readonly isShared = false;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async has(integrity: string): Promise<boolean> {
    return (await ifThere(stat(this.#pathOf(integrity)))) !== null;
  }

  read(integrity: string): Promise<Buffer | null> {
    return ifThere(readFile(this.#pathOf(integrity)));
  }

  put(integrity: string, content: Uint8Array): Promise<void> {
    return writeWhole(this.#pathOf(integrity), content);
  }

  remove(integrity: string): Promise<void> {
    return rm(this.#pathOf(integrity), { force: true });
  }

  async *list(): AsyncGenerator<StoredBlob> {
    for await (const { name, size, mtimeMs } of this.#files()) {
      const integrity = integrityOfKey(name);
      if (integrity) yield { integrity, bytes: size, storedAt: mtimeMs };
    }
  }

  async removeUnfinished(begunBefore: number): Promise<void> {
    for await (const { name, path, mtimeMs } of this.#files())
      if (name.endsWith(unfinished) && mtimeMs < begunBefore) await rm(path, { force: true });
  }

  async *#files() {
    for (const part of (await ifThere(readdir(this.#folder))) ?? []) {
      for (const name of (await ifThere(readdir(join(this.#folder, part)))) ?? []) {
        const path = join(this.#folder, part, name);
        const status = await ifThere(stat(path));
        if (status) yield { name, path, size: status.size, mtimeMs: status.mtimeMs };
      }
    }
  }

  /** Hard links work only if `target` is on the same disk as this store's folder. */
  async linkTo(integrity: string, target: string): Promise<boolean> {
    await mkdir(dirname(target), { recursive: true });
    const temporary = `${target}.${randomUUID()}${unfinished}`;
    try {
      await link(this.#pathOf(integrity), temporary);
      await rename(temporary, target);
    } catch (error) {
      if (!['ENOENT', 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(codeOf(error))) throw error;
      return false;
    } finally {
      // If both paths link to the same file, `rename` does nothing, so the temporary file would remain.
      await rm(temporary, { force: true });
    }
    await syncFolder(dirname(target));
    return true;
  }

  #pathOf(integrity: string): string {
    const key = blobKey(integrity);
    return join(this.#folder, key.slice(0, 2), key);
  }
}

async function ifThere<Result>(looking: Promise<Result>): Promise<Result | null> {
  try {
    return await looking;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
