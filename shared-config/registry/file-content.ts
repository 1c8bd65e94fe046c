import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { integrityOf } from './file-integrity.ts';

const decompress = promisify(brotliDecompress);

/** The file's content, or null if there is no such file. */
export async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/**
 * Whether brotli data holds the content of this integrity.
 * @param bytes of the content, where they are known: more are not unpacked
 */
export async function isCompressedFrom(
  compressed: Uint8Array,
  integrity: string,
  bytes?: number,
): Promise<boolean> {
  try {
    const options = bytes === undefined ? {} : { maxOutputLength: Math.max(1, bytes) };
    return integrityOf(await decompress(compressed, options)) === integrity;
  } catch {
    return false;
  }
}
