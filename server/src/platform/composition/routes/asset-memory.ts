import { readFile, stat } from 'node:fs/promises';
import { compressedSuffix } from '@title24/remote-kit/registry';
import { LRUCache } from 'lru-cache';

export interface KeptFile {
  readonly bytes: Buffer;
  readonly isCompressed: boolean;
  /** Changes when the file is replaced on disk. */
  readonly stamp: string;
  /** Value of `performance.now()` when the file was last compared with the disk. */
  readonly seenAt: number;
}

/** Maximum bytes of all cached files. The live versions of all parts need less. */
const maxBytes = 32 * 1024 ** 2;

/** Milliseconds before a cached file is compared with the disk again. A damaged file may have been replaced there. */
const trustedMs = 1_000;

/** Caches published files in memory. */
export class AssetMemory {
  readonly #files = new LRUCache<string, KeptFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 500,
  });

  /**
   * Returns a file's compressed copy if wanted and present, or else the file; undefined if the file cannot be read.
   *
   * @param isNow whether the cached file must be compared with the disk
   */
  async read(path: string, wantsCompressed: boolean, isNow: boolean): Promise<KeptFile | undefined> {
    const compressed = path + compressedSuffix;
    const key = wantsCompressed ? compressed : path;
    const kept = this.#files.get(key);
    if (kept && !isNow && performance.now() - kept.seenAt < trustedMs) return kept;
    const file =
      (wantsCompressed ? await this.#look(compressed, kept) : undefined) ?? (await this.#look(path, kept));
    if (file) this.#files.set(key, file);
    else this.#files.delete(key);
    return file;
  }

  async #look(path: string, kept: KeptFile | undefined): Promise<KeptFile | undefined> {
    const seenAt = performance.now();
    try {
      const status = await stat(path);
      if (!status.isFile()) return undefined;
      const stamp = [path, status.ino, status.mtimeMs, status.size].join(' ');
      const bytes = kept?.stamp === stamp ? kept.bytes : await readFile(path);
      return { bytes, isCompressed: path.endsWith(compressedSuffix), stamp, seenAt };
    } catch {
      return undefined;
    }
  }
}
